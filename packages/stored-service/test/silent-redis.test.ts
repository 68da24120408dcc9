import { eventually, freshRedis, openGate } from '@storyright/testing'
import { Redis } from 'ioredis'
import { redisStored } from '../src/redis.ts'

describe('a Redis that cuts off who is silent', () => {
  it('hears from a service that has nothing to ask', async () => {
    const url = await freshRedis()
    const [{ db, check, close }, other] = [redisStored(url), new Redis(url)]
    try {
      await eventually(() => check())
      expect(await other.config('GET', 'timeout')).toEqual(['timeout', '10'])
      const id = await db.client('ID')
      const lastOf = async () => /cmd=(\S+)/.exec((await other.client('LIST', 'ID', id)) as string)?.[1]
      expect(await lastOf()).toBe('client|id')
      await eventually(async () => expect(await lastOf()).toBe('ping'), { within: 20_000 })
    } finally {
      await close()
      other.disconnect()
    }
  })
})

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
