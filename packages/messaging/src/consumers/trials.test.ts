import { createTrials, MOST_WAITING } from './deliver.ts'

const DAY = 24 * 60 * 60_000

describe('the trials of an event', () => {
  const open = () => {
    const clock = { now: 0 }
    return { clock, trials: createTrials({ backOffMs: [10, 1_000, 600_000], storeMs: DAY }, () => clock.now) }
  }

  it('end after the last wait when it fails by itself', () => {
    const { trials } = open()
    expect([1, 2, 3, 4].map(() => trials.failed(7, { byStore: false }))).toEqual([10, 1_000, 600_000, null])
    expect(trials.attempts(7)).toBe(4)
  })

  it('do not end for a slow store, which is asked again every minute at least', () => {
    const { trials } = open()
    const waits = Array.from({ length: 50 }, () => trials.failed(7, { byStore: true }))
    expect(waits.slice(0, 4)).toEqual([10, 1_000, 60_000, 60_000])
    expect(waits).not.toContain(null)
    expect(trials.failed(7, { byStore: false })).toBe(10)
  })

  it('end after a day of nothing but that: it may be the event that is too much for the store', () => {
    const { clock, trials } = open()
    trials.failed(7, { byStore: true })
    clock.now = DAY + 1
    expect(trials.failed(7, { byStore: true })).toBeNull()
  })

  it('are those of one event alone, and forgotten with it', () => {
    const { trials } = open()
    trials.failed(7, { byStore: false })
    expect(trials.failed(8, { byStore: false })).toBe(10)
    trials.ended(7)
    expect(trials.failed(7, { byStore: false })).toBe(10)
  })

  it('are all remembered of as many events as may wait for theirs', () => {
    const { trials } = open()
    for (let event = 0; event < MOST_WAITING; event++) trials.failed(event, { byStore: false })
    expect(trials.failed(0, { byStore: false })).toBe(1_000)
  })

  it('are not remembered without end', () => {
    const { trials } = open()
    for (let event = 0; event < 30_000; event++) trials.failed(event, { byStore: false })
    expect([trials.attempts(0), trials.attempts(29_999)]).toEqual([0, 1])
  })
})
