import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Systems give the ports above to outgoing connections, one of which could take a port before its server does.
const FIRST = 20_000
const LAST = 32_767
const TRIES = 100
/** Processes that look for ports at the same time mostly look among different ones, since a port is free until its server listens. */
const SHARES = 16
const given = new Set<number>()
const share = Math.floor((LAST + 1 - FIRST) / SHARES)

/**
 * A port on the loopback address that nothing listens on just now, and that no outgoing connection will take. None is
 * given twice as long as there are others.
 */
export async function freePort(): Promise<number> {
  if (given.size >= share - TRIES) given.clear()
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + randomInt(share) * SHARES + (process.pid % SHARES)
    if (given.has(port)) continue
    given.add(port)
    if (await isFreePort(port)) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`)
}

/** Whether nothing listens on a port of the loopback address just now. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
