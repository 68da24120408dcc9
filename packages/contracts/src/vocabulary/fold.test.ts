import { foldText, wordsOf } from './fold.ts'

describe('folding', () => {
  it.each([
    ['Brontë', 'bronte'],
    ['The  Tallow\nBride ', 'the tallow bride'],
    ['candlemaker’s “wax” – 1861', 'candlemaker\'s "wax" - 1861'],
    ['Ærø ŁÓDŹ Straße', 'aero lodz strasse'],
    ['İstanbul', 'istanbul'],
    ['e\u0301te\u0316\u0301', 'ete'],
  ])('makes %j %j', (text, folded) => expect(foldText(text)).toBe(folded))

  it('changes nothing when done twice', () => {
    const folded = foldText('Crème Brûlée – “ŒUVRE” №5 ﬁne')
    expect(foldText(folded)).toBe(folded)
  })

  it('takes no longer for marks that change places', () => {
    const began = performance.now()
    expect(foldText(`Z${'\u0351'.repeat(50_000)}${'\u0316'.repeat(50_000)}`)).toBe('z')
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('finds each word once', () =>
    expect(wordsOf("the devil's foot, the sci-fi")).toEqual(['the', 'devil', 's', 'foot', 'sci', 'fi']))

  it('cuts an endless word where a character ends', () =>
    expect(wordsOf(`a${'𠀀'.repeat(60)}`)).toEqual([`a${'𠀀'.repeat(49)}`]))
})
