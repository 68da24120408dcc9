import { waitAfter } from './send-webhooks.ts'

describe('sending a webhook again', () => {
  it('waits twice as long after each try, up to a minute', () => {
    expect([1, 2, 3, 9, 10, 40].map((tries) => waitAfter(tries, 0))).toEqual([200, 400, 800, 51_200, 60_000, 60_000])
  })

  it('gives up after fifty tries or a day', () => {
    expect([waitAfter(50, 0), waitAfter(3, 24 * 3600 * 1000)]).toEqual([undefined, undefined])
  })
})
