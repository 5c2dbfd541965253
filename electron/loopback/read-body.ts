import type { IncomingMessage } from 'node:http';

/** A level of 256 MB or an export of its size, and the frame around it. */
export const BODY_LIMIT = 512 * 1024 * 1024;

/**
 * The body of a request; undefined when it is larger than the limit. What is too much is read and dropped rather than
 * cut off: a sender whose connection breaks never sees the refusal.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) parts = [];
    else parts.push(part);
  }
  return size > limit ? undefined : Buffer.concat(parts);
}
