import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits: not to be guessed by another user of this machine. */
const KEY_BYTES = 32;

const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Compares digests, so that neither the length nor the time says how much was right. */
function isEqual(a: string, b: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/**
 * Who may use the host: whoever opens the printed address first. Its token works once and is traded for a cookie that
 * scripts cannot read and other sites do not send.
 */
export class SessionKey {
  readonly token = makeKey();
  private readonly secret = makeKey();
  private isTokenUsed = false;
  /** Cookies do not know ports, so two hosts on one machine need two names. */
  private readonly cookieName: string;

  constructor(port: number) {
    this.cookieName = `levelwright-${port}`;
  }

  /** The cookie for the right token, the first time; undefined otherwise. */
  redeem(token: string): string | undefined {
    if (this.isTokenUsed || !isEqual(token, this.token)) return undefined;
    this.isTokenUsed = true;
    return `${this.cookieName}=${this.secret}; HttpOnly; SameSite=Strict; Path=/`;
  }

  isCarriedBy(cookieHeader: string | undefined): boolean {
    const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
    const prefix = `${this.cookieName}=`;
    const own = pairs.find((pair) => pair.startsWith(prefix));
    return own !== undefined && isEqual(own.slice(prefix.length), this.secret);
  }
}
