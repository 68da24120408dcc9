import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalPath } from '../routing.ts'
import { createPersonLimits } from './person-limits.ts'

describe('how often a person has something done', () => {
  let now = 1_000_000
  const away = { ask: async () => Promise.reject(new Error('identity is away')) }
  const open = (identity: Parameters<typeof createPersonLimits>[0] = away) => {
    const admit = createPersonLimits(identity, () => now)
    return async (userId: string, method = 'POST', url = '/api/membership/payment-method', statusCode = 200) => {
      const raw = new EventEmitter()
      try {
        await admit({ method, raw: { url } } as FastifyRequest, { raw, statusCode } as unknown as FastifyReply, userId)
      } catch (error) {
        return error as { status: number; retryAfterSeconds: number }
      }
      raw.emit('finish')
      return null
    }
  }

  it('ends with a time to come back, for that person and that alone, and refills', async () => {
    const ask = open()
    for (let times = 0; times < 10; times += 1) expect(await ask('ann')).toBeNull()
    const refused = (await ask('ann'))!
    expect([refused.status, refused.retryAfterSeconds]).toEqual([429, 180])
    expect(await ask('bea')).toBeNull()
    expect(await ask('ann', 'GET')).toBeNull()
    expect(await ask('ann', 'PATCH', '/api/offers/1/cancel')).toBeNull()
    now += 180_000
    expect(await ask('ann')).toBeNull()
    expect(await ask('ann')).not.toBeNull()
  })

  it('counts nothing that was refused, and making, renewing and cancelling offers together', async () => {
    const ask = open()
    for (let times = 0; times < 100; times += 1) expect(await ask('ann', 'POST', '/api/offers', 400)).toBeNull()
    for (let times = 0; times < 30; times += 1) {
      expect(await ask('ann', 'POST', '/api/offers?x=1')).toBeNull()
      expect(await ask('ann', 'PATCH', '/api/offers/1/cancel')).toBeNull()
    }
    for (const [method, url] of [
      ['POST', '/api/offers'],
      ['PATCH', '/api/offers/2/cancel'],
      ['POST', '/api/offers/3/renew'],
    ])
      expect(await ask('ann', method, url)).toMatchObject({ status: 429 })
  })

  it('is counted at identity, for all gateways, and given back there when it was refused', async () => {
    const asked: unknown[] = []
    let waitSeconds = 0
    const identity = {
      async ask({ path, body }: { path: string; body: unknown }) {
        asked.push([path, body])
        return path === '/internal/limits' ? { waitSeconds } : {}
      },
    } as unknown as Parameters<typeof createPersonLimits>[0]
    const ask = open(identity)
    const body = { userId: 'ann', limit: 'cardSetups' }
    expect(await ask('ann')).toBeNull()
    expect(asked.splice(0)).toEqual([['/internal/limits', body]])
    expect(await ask('ann', 'POST', '/api/membership/payment-method', 409)).toBeNull()
    expect(asked.splice(0).slice(1)).toEqual([['/internal/limits/uncount', body]])
    waitSeconds = 12
    expect(await ask('ann')).toMatchObject({ status: 429, retryAfterSeconds: 12 })
    expect(await ask('ann', 'GET')).toBeNull()
    expect(asked.splice(0)).toEqual([['/internal/limits', body]])
  })

  it('is the same with a slash at the end of the address, which services take for none', async () => {
    const ask = open()
    const addresses = ['/api/offers', '/api/offers/', '/api/offers/?x=1']
    for (let times = 0; times < 60; times += 1) expect(await ask('ann', 'POST', addresses[times % 3])).toBeNull()
    for (const address of addresses) expect(await ask('ann', 'POST', address)).toMatchObject({ status: 429 })
  })

  it.each(['/api//offers', '/api/%6fffers', '/api/./offers', '/api/offers%2f'])(
    'has no other address as %s',
    (address) => expect(normalPath(address)).toBeUndefined(),
  )
})
