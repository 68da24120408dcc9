import { filmFromRow, mediumOfRow, type Row } from './film-from-row.ts'

const row: Row = {
  Title: 300,
  'Release Date': 'Mar 09 2007',
  Source: 'Based on Comic/Graphic Novel',
  'Major Genre': 'Action',
  'Creative Type': 'Historical Fiction',
  'MPAA Rating': 'R',
  'Running Time min': 117,
  'Production Budget': 60_000_000,
  'Worldwide Gross': 456_068_181,
  'US Gross': 210_614_939,
}
const addition = { row: 1090, title: '300', source: '300', author: 'Frank Miller', tags: ['war'], sequel: false }
const genresOf = (major: string | null, creative: string | null) =>
  filmFromRow({ ...row, 'Major Genre': major, 'Creative Type': creative }, 'comic', addition).genres

describe('a film from a row', () => {
  it('has what the row and the addition know', () =>
    expect(filmFromRow(row, 'comic', addition)).toEqual({
      title: '300',
      year: 2007,
      medium: 'comic',
      source: '300',
      author: 'Frank Miller',
      genres: ['Action', 'Historical'],
      tags: ['war'],
      rating: 'R',
      minutes: 117,
      budget: 60_000_000,
      gross: 456_068_181,
      isGrossDomestic: false,
      isSequel: false,
    }))

  it.each([
    ['Based on Book/Short Story', 'book'],
    ['Based on Factual Book/Article', 'book'],
    ['Based on Magazine Article', 'other'],
    ['Based on Comic/Graphic Novel', 'comic'],
    ['Based on Play', 'stage'],
    ['Based on Musical/Opera', 'stage'],
    ['Based on TV', 'television'],
    ['Based on Short Film', 'short_film'],
    ['Based on Game', 'game'],
    ['Based on Toy', 'toy'],
    ['Original Screenplay', undefined],
    ['Remake', undefined],
    ['Based on Real Life Events', undefined],
    [null, undefined],
  ])('takes “%s” for %s', (Source, medium) => expect(mediumOfRow({ ...row, Source })).toBe(medium))

  it.each([
    ['Thriller/Suspense', 'Contemporary Fiction', ['Thriller']],
    ['Romantic Comedy', 'Fantasy', ['Romance', 'Comedy', 'Fantasy']],
    ['Black Comedy', 'Science Fiction', ['Comedy', 'Sci-Fi']],
    ['Drama', 'Dramatization', ['Drama', 'Biography']],
    ['Adventure', 'Kids Fiction', ['Adventure', "Children's"]],
    ['Action', 'Super Hero', ['Action', 'Superhero']],
    ['Documentary', 'Factual', ['Documentary', 'Non-Fiction']],
    [null, null, []],
  ])('has of %s and %s the genres %j', (major, creative, genres) => expect(genresOf(major, creative)).toEqual(genres))

  it('knows that a gross which is the same at home and worldwide leaves out what was taken abroad', () => {
    const home = { ...row, 'US Gross': row['Worldwide Gross'] }
    expect(filmFromRow(home, 'comic', addition).isGrossDomestic).toBe(true)
    const unknown = { ...row, 'Worldwide Gross': null, 'US Gross': null }
    expect(filmFromRow(unknown, 'comic', addition)).toMatchObject({ gross: null, isGrossDomestic: false })
  })
})
