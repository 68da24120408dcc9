import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createPersonLimits } from './person-limits.ts'

describe('how often a person has something done', () => {
  let now = 1_000_000
  const open = () => {
    const admit = createPersonLimits(() => now)
    return (userId: string, method = 'POST', url = '/api/membership/payment-method', statusCode = 200) => {
      const raw = new EventEmitter()
      try {
        admit({ method, raw: { url } } as FastifyRequest, { raw, statusCode } as unknown as FastifyReply, userId)
      } catch (error) {
        return error as { status: number; retryAfterSeconds: number }
      }
      raw.emit('finish')
      return null
    }
  }

  it('ends with a time to come back, for that person and that alone, and refills', () => {
    const ask = open()
    for (let times = 0; times < 10; times += 1) expect(ask('ann')).toBeNull()
    const refused = ask('ann')!
    expect([refused.status, refused.retryAfterSeconds]).toEqual([429, 180])
    expect(ask('bea')).toBeNull()
    expect(ask('ann', 'GET')).toBeNull()
    expect(ask('ann', 'PATCH', '/api/offers/1/cancel')).toBeNull()
    now += 180_000
    expect(ask('ann')).toBeNull()
    expect(ask('ann')).not.toBeNull()
  })

  it('counts nothing that was refused, and making, renewing and cancelling offers together', () => {
    const ask = open()
    for (let times = 0; times < 100; times += 1) expect(ask('ann', 'POST', '/api/offers', 400)).toBeNull()
    for (let times = 0; times < 30; times += 1) {
      expect(ask('ann', 'POST', '/api/offers?x=1')).toBeNull()
      expect(ask('ann', 'PATCH', '/api/offers/1/cancel')).toBeNull()
    }
    for (const [method, url] of [
      ['POST', '/api/offers'],
      ['PATCH', '/api/offers/2/cancel'],
      ['POST', '/api/offers/3/renew'],
    ])
      expect(ask('ann', method, url)).toMatchObject({ status: 429 })
  })
})
