import { atStart, following } from './recommended.tsx'

const many = (times: number, step: (of: typeof atStart) => typeof atStart) =>
  Array.from({ length: times }).reduce<typeof atStart>((shown) => step(shown), atStart)

describe('the progress of recommendations', () => {
  it('starts at 5 and follows what it is told', () => {
    expect(atStart.progress).toBe(5)
    expect(following(atStart, { progress: 55, stage: 'Leaving out' })).toEqual({ progress: 55, stage: 'Leaving out' })
  })

  it('never goes back', () => {
    expect(following({ progress: 60, stage: 'Mixing' }, { progress: 25, stage: 'Finding' }).progress).toBe(60)
  })

  it('advances by 3 when it is told nothing, up to 85', () => {
    expect(following(atStart, undefined).progress).toBe(8)
    expect(many(100, (shown) => following(shown, undefined)).progress).toBe(85)
    expect(following({ progress: 90, stage: '' }, undefined).progress).toBe(90)
  })
})
