import { isDue } from './training.ts'

const counts = { listings: 100, favourites: 10, offers: 10, taste: 1_000 }
const trainedAt = new Date('2026-11-01T10:00:00Z')
const last = { trainedAt, counts }
const after = (minutes: number) => new Date(trainedAt.getTime() + minutes * 60_000)

describe('training is due', () => {
  it('as soon as there is anything to learn from', () => {
    expect(isDue(null, counts, trainedAt)).toBe(true)
    expect(isDue(null, { ...counts, listings: 0 }, trainedAt)).toBe(false)
  })

  it.each([
    ['nothing new', {}, 359, false],
    ['nothing new', {}, 360, true],
    ['a view', { taste: 1_001 }, 4.9, false],
    ['a view', { taste: 1_001 }, 5, true],
    ['fewer after somebody was forgotten', { taste: 900 }, 5, true],
    ['many more listings', { listings: 120 }, 0.4, false],
    ['many more listings', { listings: 120 }, 0.5, true],
    ['a few more listings', { listings: 105 }, 0.5, false],
  ])('with %s (%j) after %p minutes: %4$p', (_what, change, minutes, isNow) =>
    expect(isDue(last, { ...counts, ...change }, after(minutes))).toBe(isNow),
  )
})
