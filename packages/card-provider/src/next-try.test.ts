import { nextTry } from './open-stripe.ts'
import { ProviderAnswered, ProviderSilent } from './provider-error.ts'

const now = new Date('2026-11-22T12:00:00Z')
const waits = (error: unknown) =>
  [0, 1, 2, 3, 9, 10, 2_000].map(
    (tries) => (nextTry(tries, error, { now, firstMs: 5_000 }).getTime() - now.getTime()) / 1_000,
  )

describe('what failed', () => {
  it('is tried again after five seconds, then after twice as long, up to an hour', () =>
    expect(waits(new Error('A bad row'))).toEqual([5, 10, 20, 40, 2_560, 3_600, 3_600]))

  it('waits as long for what the provider refuses or does not know', () => {
    expect(waits(new ProviderAnswered('No', { status: 402 })).at(-1)).toBe(3_600)
    expect(waits(new ProviderAnswered('What?', { status: 404 })).at(-1)).toBe(3_600)
  })

  it.each([new ProviderSilent('…'), new ProviderAnswered('Oops', { status: 500 })])(
    'waits half a minute at most while the provider is away',
    (error) => expect(waits(error)).toEqual([5, 10, 20, 30, 30, 30, 30]),
  )
})
