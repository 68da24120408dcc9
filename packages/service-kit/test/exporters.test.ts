import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { byFetch } from '../src/telemetry/exporters.ts'

const SILENCE = 0

describe('what is told to a collector', () => {
  const heard: { headers: Record<string, unknown>; body: string }[] = []
  let answers: number[] = []
  const server = createServer((request, response) => {
    void request.toArray().then((parts: Buffer[]) => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      if (answers[0] !== SILENCE) response.writeHead(answers.shift() ?? 200).end('{}')
    })
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  })
  beforeEach(() => {
    heard.length = 0
    answers = []
  })
  afterAll(() => server.closeAllConnections() ?? server.close())

  const headers = async () => ({ 'content-type': 'application/json', 'x-key': 'of the collector' })
  const send = (to = url, withinMs = 5_000) => byFetch({ url: to, headers }).send(Buffer.from('{"spans":[]}'), withinMs)

  it('goes with the headers that are set for it', async () => {
    await expect(send()).resolves.toEqual({ status: 'success' })
    expect(heard).toMatchObject([{ headers: await headers(), body: '{"spans":[]}' }])
  })

  it('is said again while the collector is busy', async () => {
    answers = [503, 429]
    await expect(send()).resolves.toEqual({ status: 'success' })
    expect(heard).toHaveLength(3)
  })

  it('is not said again when the collector refuses it', async () => {
    answers = [400]
    await expect(send()).resolves.toMatchObject({ status: 'failure' })
    expect(heard).toHaveLength(1)
  })

  it('is given up after its time where nobody listens', async () => {
    await expect(send('http://127.0.0.1:9/v1/traces', 200)).resolves.toMatchObject({ status: 'retryable' })
  })

  it('is given up after its time where somebody listens and says nothing', async () => {
    answers = [SILENCE]
    await expect(send(url, 200)).resolves.toMatchObject({ status: 'retryable' })
    expect(heard).toHaveLength(1)
  })
})
