import { foldText, genres } from '@storyright/contracts/vocabulary'
import { genreOf, genreWords, mediumOf } from './genre-words.ts'
import { synonyms, synonymsIn } from './synonyms.ts'
import { understand } from './understand.ts'

const asked = (text: string) => {
  const { rest, understood } = understand(text)
  return [rest, Object.fromEntries(understood.map(({ param, value }) => [param, value]))]
}

describe('what is understood of a typed text', () => {
  it.each<[string, string, Record<string, string>]>([
    ['thriller under £50k', '', { genre: 'thriller', priceBelow: '50000' }],
    ['thriller below 50,000', '', { genre: 'thriller', priceBelow: '50000' }],
    ['crime up to £50k', '', { genre: 'crime', priceBelow: '50001' }],
    ['over £1.5m', '', { priceFrom: '1500001' }],
    ['at least 20k', '', { priceFrom: '20000' }],
    ['between £50k and £100k', '', { priceFrom: '50000', priceBelow: '100001' }],
    ['50-100k horror', '', { priceFrom: '50000', priceBelow: '100001', genre: 'horror' }],
    ['podcast under $100k', '', { medium: 'podcast', priceBelow: '79000' }],
    ['lighthouse under 100 thousand euros', 'lighthouse', { priceBelow: '86000' }],
    ['graphic novels about climate', 'climate', { medium: 'comic' }],
    ['a novel set in Leeds', 'Leeds', { medium: 'book' }],
    ['screenplay', '', { medium: 'screenplay' }],
    ['rom-com', 'comedy', { genre: 'romance' }],
    ['YA', '', { genre: 'young adult' }],
    ['sci fi novel', '', { genre: 'sci-fi', medium: 'book' }],
    ['true crime podcasts', '', { genre: 'true crime', medium: 'podcast' }],
    ['period drama', '', { genre: 'historical' }],
    ['lighthouse published since 2015', 'lighthouse', { publishedFrom: '2015' }],
    ['published after 2015', '', { publishedFrom: '2016' }],
    ['romance published before 1900', '', { genre: 'romance', publishedTo: '1899' }],
    ['published in 1984', '', { publishedFrom: '1984', publishedTo: '1984' }],
    ['published in the 1930s', '', { publishedFrom: '1930', publishedTo: '1939' }],
    ['horror not optioned', '', { genre: 'horror', status: 'available' }],
  ])('of %j', (text, rest, params) => expect(asked(text)).toEqual([rest, params]))

  it.each([
    '"thriller under £50k"',
    '“romance” in Bath',
    'not romance',
    'anything but horror',
    'crime and punishment',
    'the art of war',
    'war of the worlds',
    'over 40',
    'under 2000',
    'published in 3000',
    'lighthouse keeper',
    'drama queen',
    'a warden in Kettle’s Yardarm',
    '',
  ])('stays words: %j', (text) => expect(asked(text)).toEqual([text, {}]))

  it('leaves the title of a listing as it is', () => {
    const isTitle = (folded: string) => folded === 'true crime'
    expect(understand('True  Crime', { isTitle })).toEqual({ rest: 'True Crime', understood: [] })
    expect(understand('True Crime').understood).toHaveLength(1)
  })

  it('says where each of its parts stands', () => {
    const text = 'A heist thriller, under £50k'
    for (const { text: words, from, to } of understand(text).understood) expect(text.slice(from, to)).toBe(words)
    expect(understand(text).understood.map((one) => one.text)).toEqual(['thriller', 'under £50k'])
  })

  it('takes each parameter once: the second stays words', () =>
    expect(asked('horror, comedy')).toEqual(['comedy', { genre: 'horror' }]))

  it('knows every genre and every medium by its own phrases alone', () => {
    for (const [phrase, genre] of genreOf) {
      const { understood } = understand(phrase)
      expect([phrase, understood[0]?.value]).toEqual([phrase, genre])
    }
    for (const [phrase, medium] of mediumOf)
      expect([phrase, understand(phrase).understood[0]?.value]).toEqual([phrase, medium])
    expect(Object.keys(genreWords)).toEqual([...genres])
  })

  it('is not slow on hostile text', () => {
    for (const part of ['not ', 'between 1 and ', '"', '1,000,', 'published ', 'a-', "'"]) understand(part.repeat(200))
  })
})

describe('synonyms', () => {
  it('lead both ways', () => {
    for (const group of synonyms)
      for (const phrase of group)
        expect(synonymsIn(phrase.split(' ')).flatMap(({ others }) => others)).toEqual(
          expect.arrayContaining(group.filter((one) => one !== phrase)),
        )
  })

  it('are at least 150, written as they are compared', () => {
    const phrases = [...new Set(synonyms.flat())]
    expect(phrases.length + genreOf.size).toBeGreaterThanOrEqual(150)
    expect(phrases).toEqual(phrases.map(foldText))
  })

  it('are found for the longest phrase, and for a plural', () => {
    expect(synonymsIn(['second', 'world', 'war', 'nurses']).map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [3, 4],
    ])
  })
})
