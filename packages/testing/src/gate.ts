import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be shut, or fall silent, while the server goes on for others. */
export async function openGate(host: string, port: number) {
  const sockets = new Set<Socket>()
  let shut = false
  const server = createServer((near) => {
    if (shut) return near.destroy()
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay()
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      shut = true
      for (const socket of sockets) socket.destroy()
    },
    open() {
      shut = false
    },
    /** Who is connected hears nothing any more, not even an end; who comes from now on does. */
    silence() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
