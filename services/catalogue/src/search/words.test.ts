import { editDistance, typosAllowed } from './edit-distance.ts'
import { foldText, wordsOf } from './fold.ts'

describe('folding', () => {
  it.each([
    ['Brontë', 'bronte'],
    ['The  Tallow\nBride ', 'the tallow bride'],
    ['candlemaker’s “wax” – 1861', 'candlemaker\'s "wax" - 1861'],
    ['Ærø ŁÓDŹ Straße', 'aero lodz strasse'],
    ['İstanbul', 'istanbul'],
  ])('makes %j %j', (text, folded) => expect(foldText(text)).toBe(folded))

  it('changes nothing when done twice', () => {
    const folded = foldText('Crème Brûlée – “ŒUVRE” №5 ﬁne')
    expect(foldText(folded)).toBe(folded)
  })

  it('finds each word once', () =>
    expect(wordsOf("the devil's foot, the sci-fi")).toEqual(['the', 'devil', 's', 'foot', 'sci', 'fi']))
})

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
