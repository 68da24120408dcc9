/** The parts of a request that decide on a retry. */
interface Asked {
  method: string
  body?: unknown
}

const cutOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

const unconnected = ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']

/**
 * Whether a request that failed before the first byte of its answer may be sent again: always when nobody took the connection, as
 * nothing was sent (a replica that is gone with its address refuses nothing: there is no way to it, or no answer); where it was cut
 * off only what changes nothing. A body that is passed on as it comes cannot be had twice.
 */
export function mayRetry(error: Error, { method, body }: Asked): boolean {
  if (body && typeof body !== 'string' && !Buffer.isBuffer(body)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const wasSent = syscall !== 'connect' && !unconnected.includes(code)
  return !wasSent || (cutOff.includes(code) && (method === 'GET' || method === 'HEAD'))
}
