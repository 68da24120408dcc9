import fc from 'fast-check'
import { comparablesAmong, type Film, films, nearestFilms } from './nearest-films.ts'
import type { FilmFeatures } from './traits.ts'

const film = (title: string, more: Partial<Film> = {}): Film => ({
  title,
  year: 2000,
  medium: 'book',
  source: null,
  author: null,
  genres: ['Thriller'],
  tags: [],
  rating: null,
  minutes: null,
  budget: 10,
  gross: 25,
  isGrossDomestic: false,
  isSequel: false,
  ...more,
})
const thriller: FilmFeatures = { medium: 'book', genres: ['Thriller'], tags: [], contentRating: null }
const titles = (features: FilmFeatures, ...all: Film[]) =>
  nearestFilms(features, 10, comparablesAmong(all)).map(({ title }) => title)

describe('the nearest films', () => {
  it('begin with those from the same author’s works, however like others are', () => {
    const own = film('Z', { author: 'Mary Shelley', genres: ['Horror'] })
    expect(titles({ ...thriller, author: 'Mary Shelley' }, film('A'), own)).toEqual(['Z', 'A'])
    const frankenstein = {
      medium: 'book',
      genres: ['Horror'],
      tags: [],
      contentRating: null,
      author: 'Mary Shelley',
    } as const
    expect(nearestFilms(frankenstein, 5)[0]).toMatchObject({ title: 'Frankenstein', year: 1994 })
  })

  it('come the most similar first, then by what is known, the year and the cost, whatever they are called', () => {
    const all = [
      film('A', { isGrossDomestic: true, year: 2005 }),
      film('B', { budget: 12 }),
      film('C', { genres: ['Thriller', 'Crime'] }),
      film('D', { year: 2003 }),
      film('E'),
    ]
    const inOrder = [
      ['D', 2003],
      ['E', 2000],
      ['B', 2000],
      ['A', 2005],
      ['C', 2000],
    ]
    for (const among of [all, all.toReversed()])
      expect(nearestFilms(thriller, 10, comparablesAmong(among)).map(({ title, year }) => [title, year])).toEqual(
        inOrder,
      )
  })

  it('are nearer where their vectors are, and say so', () => {
    const vector = (...values: number[]) => Int8Array.from({ length: 384 }, (_, at) => values[at] ?? 0)
    const all = comparablesAmong(
      [film('A'), film('B'), film('C', { medium: 'game', genres: [] })],
      (place) => [vector(0, 100), vector(80, 60), vector(100)].at(place)!,
    )
    const nearest = nearestFilms({ ...thriller, meaning: vector(100) }, 10, all)
    expect(nearest.map(({ title, similarity, relevance }) => [title, similarity, relevance])).toEqual([
      ['B', 76, 'same medium (book), shares thriller, near in meaning'],
      ['C', 40, 'near in meaning'],
      ['A', 36, 'same medium (book), shares thriller'],
    ])
  })

  it('carry their figures and the reason', () =>
    expect(nearestFilms(thriller, 1, comparablesAmong([film('A')]))).toEqual([
      {
        title: 'A',
        year: 2000,
        similarity: 60,
        relevance: 'same medium (book), shares thriller',
        actualGross: 25,
        budget: 10,
        multiple: 2.5,
        isGrossDomestic: false,
      },
    ]))

  it('are never sequels, nor films without a gross or a budget', () =>
    expect(
      titles(thriller, film('A', { isSequel: true }), film('B', { gross: null }), film('C', { budget: null })),
    ).toEqual([]))

  it('are not those that share too little', () =>
    expect(titles(thriller, film('A', { medium: 'game', genres: ['Comedy'] }))).toEqual([]))

  it('are of earlier years only, where a year is given', () =>
    expect(
      titles({ ...thriller, year: 2000 }, film('A', { year: 1999 }), film('B'), film('C', { year: 2001 })),
    ).toEqual(['A']))

  it('are found by themes that the logline names', () => {
    const all = [film('A'), film('B', { tags: ['serial killer'] })]
    expect(titles({ ...thriller, text: 'Two serial killers fall in love.' }, ...all)).toEqual(['B', 'A'])
  })

  it('say themes and genres as people write them', () => {
    const all = comparablesAmong([film('A', { genres: ["Children's", 'Sci-Fi'], tags: ['ghosts', 'social issues'] })])
    const asked = { ...thriller, genres: ["Children's", 'science fiction'], tags: ['Ghost', 'Social Issues'] }
    expect(nearestFilms(asked, 1, all)[0]?.relevance).toBe(
      "same medium (book), shares children's and sci-fi, also about ghosts and social issues",
    )
  })

  it('take a genre among the tags for a genre on both sides', () => {
    const [nearest] = nearestFilms(
      { ...thriller, genres: [], tags: ['thriller'] },
      1,
      comparablesAmong([film('A', { genres: [], tags: ['Thriller'] })]),
    )
    expect(nearest).toMatchObject({ similarity: 60, relevance: 'same medium (book), shares thriller' })
  })

  it('say all that is shared, three themes at most', () => {
    const heist = { medium: 'book', genres: ['Thriller', 'Crime'], tags: ['heist', 'love', 'money', 'prison'] } as const
    const all = comparablesAmong([
      film('A', { ...heist, genres: [...heist.genres], tags: [...heist.tags], author: 'Ann', rating: 'R' }),
    ])
    expect(nearestFilms({ ...heist, contentRating: 'TV-MA', author: 'ann' }, 1, all)[0]).toMatchObject({
      similarity: 100,
      relevance:
        'same medium (book), shares thriller and crime, also about heist, love and money, by the same author, same audience (R)',
    })
  })

  it('know an author among several, whatever the spelling', () => {
    const all = [film('A'), film('B', { author: 'Holly Black and Tony DiTerlizzi' })]
    expect(titles({ ...thriller, author: 'TONY DITERLIZZI' }, ...all)).toEqual(['B', 'A'])
  })

  it('of a listing by Jane Austen are hers', () => {
    const austen: FilmFeatures = {
      medium: 'book',
      genres: ['Romance'],
      tags: ['Class'],
      contentRating: 'PG',
      author: 'Jane Austen',
    }
    const nearest = nearestFilms(austen, 3).map(({ title }) => title)
    expect(nearest).toEqual(['Pride & Prejudice', 'Emma', 'Sense and Sensibility'])
  })

  it('have whole similarities from 20 to 100, are never more than asked for, and always the same', () => {
    const words = fc.array(fc.constantFrom('Crime', 'Sci-Fi', 'Romance', 'love', 'war', 'heist', 'magic', 'family'))
    const features = fc.record({
      medium: fc.constantFrom('book' as const, 'comic' as const, 'podcast' as const),
      genres: words,
      tags: words,
      contentRating: fc.constantFrom(null, 'PG', 'R', 'TV-MA'),
      meaning: fc.option(fc.int8Array({ minLength: 384, maxLength: 384 })),
    })
    fc.assert(
      fc.property(features, fc.integer({ min: 0, max: 12 }), (asked, count) => {
        const nearest = nearestFilms(asked, count)
        expect(nearest.length).toBeLessThanOrEqual(count)
        for (const { similarity, relevance } of nearest) {
          expect(Number.isInteger(similarity) && similarity >= 20 && similarity <= 100).toBe(true)
          expect(relevance).not.toBe('')
        }
        expect(nearestFilms(asked, count)).toEqual(nearest)
      }),
      { numRuns: 50 },
    )
  })

  it('of a film that is asked for by its own features begin with itself', () => {
    const emma = films.find(({ title }) => title === 'Emma')!
    const { medium, genres, tags, rating: contentRating, author } = emma
    expect(nearestFilms({ medium, genres, tags, contentRating, author }, 1)[0]?.title).toBe('Emma')
  })
})
