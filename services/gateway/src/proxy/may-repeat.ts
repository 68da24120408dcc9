/** What was asked, as far as it matters for asking again. */
interface Asked {
  method: string
  body?: unknown
}

const cutOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/**
 * Whether a request that failed before the first byte of its answer may be sent again: always when nobody took the connection, as
 * nothing was sent; where it was cut off only what changes nothing. A body that is passed on as it comes cannot be had twice.
 */
export function mayRepeat(error: Error, { method, body }: Asked): boolean {
  if (body && typeof body !== 'string' && !Buffer.isBuffer(body)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || (cutOff.includes(code) && (method === 'GET' || method === 'HEAD'))
}
