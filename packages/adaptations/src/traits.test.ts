import { genresIn, phraseOf, phrasesIn } from './traits.ts'

describe('genres', () => {
  it.each([
    ['Thriller', ['thriller']],
    ['True Crime', ['crime']],
    ['Crime Thriller', ['thriller', 'crime']],
    ['science fiction', ['sci fi']],
    ['Sci-Fi', ['sci fi']],
    ['Memoir', ['biography']],
    ["Children's", ['children s']],
    ['Western', ['western']],
    ['Fiction', []],
    ['heist', []],
    ['yacht', []],
  ])('in %s are %j', (text, genres) => expect(genresIn(text)).toEqual(genres))
})

describe('themes', () => {
  it.each([
    ['Witches', 'witch'],
    ['Families', 'family'],
    ['Class', 'class'],
    ['Coming-of-Age', 'coming of age'],
    ['Bus', 'bus'],
  ])('%s are compared as %s', (theme, phrase) => expect(phraseOf(theme)).toBe(phrase))

  it('are found in a sentence, up to three words long, whole words only', () => {
    const phrases = phrasesIn(['A coming of age among serial killers and their yachts'])
    expect(phrases).toContain('coming of age')
    expect(phrases).toContain('serial killer')
    expect(phrases).not.toContain('kill')
  })
})
