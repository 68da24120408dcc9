import { eventually } from '@storyright/testing'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { connectMany, unfinishedPost } from './support/raw-client.ts'

describe('clients that do not finish', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await startGateway()
  })
  afterEach(() => gateway.close())

  const connections = () =>
    new Promise<number>((resolve) => gateway.app.server.getConnections((_error, count) => resolve(count)))

  it('end nothing when many of them begin a body and go away', async () => {
    const clients = await connectMany(gateway.url, 200, unfinishedPost('/api/auth/login'))
    await eventually(async () => expect(await connections()).toBeGreaterThanOrEqual(200))
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
    for (const client of clients) client.hangUp()
    await eventually(async () => expect(await connections()).toBeLessThan(10))
    expect((await fetch(`${gateway.url}/api/auth/user`)).status).toBe(200)
  })
})
