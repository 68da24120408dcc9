import { Socket } from 'node:net'
import { constants } from 'node:os'

/**
 * A socket on which a peer that says nothing for so long is away, as the system itself would say after a quarter of an hour. The
 * whole connection is lost then, where the driver's `query_timeout` would keep it: the next one to use it could find itself in a
 * transaction that nobody has ended.
 */
export function openSocket(answersWithinMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(answersWithinMs, () => socket.destroy(timedOut(answersWithinMs)))
}

const timedOut = (afterMs: number) =>
  Object.assign(new Error(`read ETIMEDOUT: PostgreSQL has said nothing for ${afterMs} ms`), {
    code: 'ETIMEDOUT',
    errno: -constants.errno.ETIMEDOUT,
    syscall: 'read',
  })
