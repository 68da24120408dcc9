import { editDistance, typosAllowed } from './vocabulary.ts'

describe('typos', () => {
  it.each([
    ['hound', 'hound', 0],
    ['hound', 'houd', 1],
    ['hound', 'hounnd', 1],
    ['hound', 'jound', 1],
    ['hound', 'huond', 1],
    ['hound', 'duohn', 4],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('lie between %j and %j: %i', (one, other, typos) => {
    expect(editDistance(one, other)).toBe(typos)
    expect(editDistance(other, one)).toBe(typos)
  })

  it('are allowed from five letters on, two from nine', () =>
    expect(['hous', 'house', 'lighthou', 'lighthous'].map(typosAllowed)).toEqual([0, 1, 1, 2]))
})
