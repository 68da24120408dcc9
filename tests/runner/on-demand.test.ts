import { onDemand } from './on-demand.ts'

describe('a server that few tests need', () => {
  it('is started by the first who asks, once for all', async () => {
    let starts = 0
    const { url, get } = await onDemand(async () => `start ${++starts}`)
    expect(starts).toBe(0)
    const answers = await Promise.all([get(), ...[1, 2].map(async () => (await fetch(url)).text())])
    expect(answers).toEqual(['start 1', 'start 1', 'start 1'])
  })

  it('says why it did not start', async () => {
    const { url } = await onDemand(() => Promise.reject(new Error('MongoDB is missing')))
    const response = await fetch(url)
    expect([response.status, await response.text()]).toEqual([500, 'Error: MongoDB is missing'])
  })
})
