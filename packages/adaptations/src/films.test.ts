import { createHash } from 'node:crypto'
import { contentRatings, mediums } from '@storyright/contracts/vocabulary'
import { modelHash } from '@storyright/meaning'
import { cosineOf, dimensions } from '@storyright/meaning/vector'
import corrections from '../data/corrections.json' with { type: 'json' }
import leftOut from '../data/left-out.json' with { type: 'json' }
import kept from '../film-vectors.json' with { type: 'json' }
import { filmText, vectorAt } from './film-vectors.ts'
import { films, multipleOf } from './nearest-films.ts'

describe('the vectors of films', () => {
  it('are of the films’ texts as they are now: `npm run film-vectors` makes them anew', () => {
    const texts = createHash('sha256')
      .update(JSON.stringify(films.map(filmText)))
      .digest('hex')
    expect([kept.model, kept.texts]).toEqual([modelHash, texts])
    expect(Buffer.from(kept.vectors, 'base64').length).toBe(films.length * dimensions)
  })

  it('lie where they mean the same', () => {
    const vectorOf = (title: string) => vectorAt(films.findIndex((film) => film.title === title))
    const toEmma = (title: string) => cosineOf(vectorOf('Emma'), vectorOf(title))
    expect(toEmma('Sense and Sensibility')).toBeGreaterThan(toEmma('Die Hard'))
  })
})

describe('the films', () => {
  it('are at least 300 with their source’s author, budget and gross', () => {
    const known = films.filter((film) => film.author && multipleOf(film) !== null)
    expect(known.length).toBeGreaterThanOrEqual(300)
  })

  it('are each there once', () =>
    expect(new Set(films.map(({ title, year }) => `${title.toLowerCase()} ${year}`)).size).toBe(films.length))

  it('come from the cinema’s years, and none from the years that two digits were read as', () => {
    for (const { title, year } of films) {
      expect([title, year >= 1915 && year <= 2011]).toEqual([title, true])
    }
  })

  it('have mediums and ratings that listings have, too', () => {
    for (const { title, medium, rating } of films) {
      expect([title, mediums.includes(medium)]).toEqual([title, true])
      expect([title, rating === null || (contentRatings as readonly string[]).includes(rating)]).toEqual([title, true])
    }
  })

  it('have sums that can be: never 0, and a multiple between a thousandth and a hundred and twenty', () => {
    for (const film of films) {
      const multiple = multipleOf(film)
      expect([film.title, film.budget === 0, film.gross === 0]).toEqual([film.title, false, false])
      expect([film.title, multiple === null || (multiple > 0.001 && multiple < 120)]).toEqual([film.title, true])
    }
  })

  it('have titles and tags without broken letters', () => {
    const broken = films.filter(({ title, source, author, tags }) =>
      /[ÈΩ�·]/.test([title, source, author, ...tags].join(' ')),
    )
    expect(broken).toEqual([])
  })

  it('are in the order of their titles, each with something to compare it by', () => {
    const titles = films.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted())
    expect(films.filter(({ genres, tags }) => genres.length + tags.length === 0)).toEqual([])
  })

  it('carry every correction, and nothing that was left out', () => {
    const titles = new Set(films.map(({ title }) => title))
    for (const { field, is, was } of corrections) {
      expect(is).not.toBe(was)
      if (field === 'Title') expect(titles).toContain(is)
    }
    for (const { title } of leftOut) expect(titles).not.toContain(title)
    expect([...corrections, ...leftOut].filter(({ why }) => !why)).toEqual([])
  })

  it.each([
    ['42nd Street', 1933],
    ['Gone with the Wind', 1939],
    ['Barry Lyndon', 1975],
    ['Akira', 1988],
  ])('know that %s is of %i', (title, year) => expect(films.find((film) => film.title === title)?.year).toBe(year))

  it('do not take a re-release, a first week or an unfinished run for a gross', () => {
    const unknown = ['Akira', 'Major Dundee', 'Grease', 'The First Great Train Robbery', 'The Town', 'Easy A']
    expect(films.filter(({ title }) => unknown.includes(title)).map(({ gross }) => gross)).toEqual(
      unknown.map(() => null),
    )
  })
})
