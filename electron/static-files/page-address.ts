/** Our own scheme: unlike file:, it gives the page one origin that is ours alone and headers of our choice. */
export const PAGE_SCHEME = 'levelwright';
const PAGE_HOST = 'app';

export const PAGE_URL = `${PAGE_SCHEME}://${PAGE_HOST}/`;

/** Compares the parsed parts: a prefix would also fit levelwright://app.evil.example. */
export function isPageUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${PAGE_SCHEME}:` && host === PAGE_HOST;
}
