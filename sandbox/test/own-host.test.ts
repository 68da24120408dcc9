import { request } from 'node:http'
import { choosePlace, type Place, startSandbox } from './support/sandbox.ts'

describe('asked under another name', () => {
  let place: Place
  let sandbox: { stop(): Promise<void> }
  beforeAll(async () => {
    place = await choosePlace()
    sandbox = await startSandbox({ ...place, environment: { ...place.environment, HOST_NAMES: 'sandbox, mail.test' } })
  })
  afterAll(async () => {
    await sandbox.stop()
    await place.leave()
  })

  const statusAs = (url: string, ...hosts: string[]) =>
    new Promise<number>((resolve, reject) => {
      const headers = hosts.flatMap((host) => ['Host', host])
      request(url, { setHost: false, headers }, (answer) => resolve(answer.resume().statusCode!))
        .on('error', reject)
        .end()
    })
  const parts = () => [`${place.url}/`, `${place.mailUrl}/email`]

  it.each(['localhost', 'LOCALHOST:8090', '127.0.0.1:1080', '[::1]:8090', 'sandbox', 'mail.test:1080'])(
    'answers as %s',
    async (host) => {
      for (const url of parts()) expect(await statusAs(url, host)).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', '127.0.0.1.evil.example:8090', '[::2]'])(
    'answers nothing to %s, neither sandbox nor mail catcher',
    async (host) => {
      for (const url of parts()) expect(await statusAs(url, host)).toBe(421)
    },
  )

  it('answers 400 to two names', async () => {
    for (const url of parts()) expect(await statusAs(url, 'localhost', 'evil.example')).toBe(400)
  })

  it('is alive and ready for whoever watches over it', async () => {
    for (const url of [`${place.url}/healthz`, `${place.mailUrl}/readyz`])
      expect(await statusAs(url, '10.0.0.7')).toBe(200)
  })
})
