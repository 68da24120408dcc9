import { eventually, freshRedis, openGate } from '@storyright/testing'
import { redisStored } from '../src/redis.ts'

describe('a Redis whose host vanishes without a word', () => {
  it('is away, and is found again over a new connection within seconds', async () => {
    const url = new URL(await freshRedis())
    const gate = await openGate(url.hostname, Number(url.port))
    url.port = String(gate.port)
    const { db, check, close } = redisStored(url.toString())
    try {
      await eventually(() => check())
      gate.silence()
      await expect(db.set('some', 'thing')).rejects.toThrow('timed out')
      await eventually(() => db.set('some', 'thing'), { within: 10_000 })
      expect(await db.get('some')).toBe('thing')
    } finally {
      await close()
      gate.close()
    }
  })
})
