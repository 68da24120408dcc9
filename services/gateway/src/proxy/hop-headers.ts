import type { IncomingHttpHeaders } from 'node:http'

/** What is said to the next hop only, and never passed on in either direction (RFC 9110, section 7.6.1). */
const hopHeaders = [
  'connection',
  'expect', // the gateway itself has told the client to go on
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

/** Takes away what goes no further: the hop's own headers, and those that `Connection` names as such. */
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
