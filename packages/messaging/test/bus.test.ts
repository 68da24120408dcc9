import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createBus } from '../src/bus/bus.ts'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A server that takes a connection and from then on says nothing. */
async function silentServer() {
  const asked: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('INFO {"server_id":"silent","version":"2.15.1","proto":1,"max_payload":1048576,"headers":true}\r\n')
    socket.on('data', (bytes) => {
      const pings = bytes.toString().match(/PING/g) ?? []
      if (asked.length === 0 && pings.length > 0) socket.write('PONG\r\n')
      asked.push(...pings)
      server.emit('asked')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untilAsked(times: number) {
      while (asked.length < times) await once(server, 'asked')
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('the bus', () => {
  it('can be stopped while it waits for its subscriptions to be in force', async () => {
    const server = await silentServer()
    const bus = createBus({ natsUrl: server.url, service: 'tests', logger })
    bus.listen('control.tests', () => undefined)
    bus.start()
    await server.untilAsked(2)
    await bus.stop()
    expect(bus.connected).toBe(false)
    server.stop()
  })
})
