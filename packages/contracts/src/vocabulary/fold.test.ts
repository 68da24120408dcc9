import { foldText, wordsOf } from './fold.ts'

describe('folding', () => {
  it.each([
    ['Brontë', 'bronte'],
    ['The  Tallow\nBride ', 'the tallow bride'],
    ['candlemaker’s “wax” – 1861', 'candlemaker\'s "wax" - 1861'],
    ['Ærø ŁÓDŹ Straße', 'aero lodz strasse'],
    ['İstanbul', 'istanbul'],
    ['e\u0301te\u0316\u0301', 'ete'],
    ['Hawaiʻi Hawaiʼi Hawai’i Hawai‘i Hawai′i Hawai´i Hawai`i Hawai＇i', `${"hawai'i ".repeat(8).trim()}`],
    ['O\u0020\u0301Brien', "o'brien"],
    ['Moon\u00adstone, Mid\u200bnight, می\u200cخواهم, \u202aleft\u202c', 'moonstone, midnight, میخواهم, left'],
    ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
    ['20,000 Leagues, 20.000 Meilen, 20’000 and 20\u202f000', '20000 leagues, 20000 meilen, 20000 and 20000'],
    ['1,000,000 – 1,00 – 3.14 – 1984, 2001 – 12,3456', '1000000 - 1,00 - 3.14 - 1984, 2001 - 12,3456'],
    ['a\u2010b\u2011c\u2013d\u2014e\u2212f\uff0dg', 'a-b-c-d-e-f-g'],
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
