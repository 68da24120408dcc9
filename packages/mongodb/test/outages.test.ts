import { isOwnFault, mongoClient, namingOutage } from '../src/index.ts'

describe('a MongoDB that is away', () => {
  it('is told as a refusal that says when to come again', async () => {
    const client = mongoClient('mongodb://127.0.0.1:9/nothing', { service: 'tests' })
    const error = await client
      .db()
      .command({ ping: 1 })
      .catch((failure) => failure)
    await client.close()
    expect(namingOutage(error)).toMatchObject({ status: 503, cause: error })
    expect(isOwnFault(error)).toBe(true)
  })

  it('is nothing else’s name', () => {
    const wrong = new TypeError('no such thing')
    expect([namingOutage(wrong), isOwnFault(wrong)]).toEqual([wrong, false])
  })
})
