import type { IncomingMessage } from 'node:http'

/**
 * Whether a request names at most one host; Node itself rejects one without. With two, a proxy and the server behind it
 * may each use a different one, so a server must reject it with 400 (RFC 9112, 3.2).
 */
export const namesOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1
