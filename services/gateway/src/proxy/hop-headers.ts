import type { IncomingHttpHeaders } from 'node:http'

/** Hop-by-hop headers, never forwarded in either direction (RFC 9110, section 7.6.1). */
const hopHeaders = [
  'connection',
  'expect', // the gateway itself has sent 100 Continue
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Removes hop-by-hop headers, including those named by `Connection`. */
export function dropHopHeaders(headers: IncomingHttpHeaders): void {
  for (const name of namedBy(headers.connection)) delete headers[name]
  for (const name of hopHeaders) delete headers[name]
}

const namedBy = (connection: string | string[] | undefined) =>
  connection
    ? String(connection)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
    : []
