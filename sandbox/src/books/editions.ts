import { chanceOf, choiceOf, identifierOf, numberOf, unevenNumberOf } from '../text/chance.ts'
import { familyNameOf, relativeOf, shortened, someoneElse } from '../works/people.ts'
import { type Fate, fateOf, type Work } from '../works/works.ts'
import type { Volume } from './volume.ts'

const houses = ['Copperplate', 'Hollow Oak Press', 'Meridian Row', 'Saltmarsh House', 'Second Lamp', 'Weir & Daughters']

/** Most works are books, and bookshops know most books; a script is printed now and then. */
const shares = { book: { clear: 0.58, several: 0.2 }, other: { clear: 0.04, several: 0.1 } }
export const bookFateOf = (work: Work): Fate => fateOf(work, 'books', work.isBook ? shares.book : shares.other)

/** Every volume that has to do with a work: its editions, and others that could be taken for it. */
export function volumesAbout(work: Work): Volume[] {
  const happens = (what: string, share: number) => chanceOf('books', what, work.name) < share
  const fate = bookFateOf(work)
  if (fate === 'clear')
    return [
      firstEdition(work),
      ...(happens('reissue', 0.55) ? [reissue(work)] : []),
      ...(happens('large print', 0.15) ? [largePrint(work)] : []),
      ...(happens('study guide', 0.25) ? [studyGuide(work)] : []),
      ...(happens('namesake', 0.35) ? [namesake(work)] : []),
    ]
  if (fate === 'several')
    return [
      carelessRecord(work),
      ...(happens('no author', 0.6) ? [withoutAuthor(work)] : []),
      ...(happens('relative', 0.5) ? [byRelative(work)] : []),
      ...(happens('namesake', 0.5) ? [namesake(work)] : []),
    ]
  return happens('namesake', 0.3) ? [namesake(work)] : []
}

function volume(work: Work, edition: string, given: Partial<Volume>): Volume {
  const name = `${edition} of ${work.name}`
  const { isbn13, isbn10 } = isbnsOf(name)
  const isRated = chanceOf('rated', name) < 0.6 // often nobody has
  return {
    id: identifierOf(12, 'volume', name),
    title: work.title,
    authors: [work.author],
    isbns: choiceOf([[isbn13, isbn10], [isbn10, isbn13], [isbn13]], 'isbns', name),
    category: work.genre,
    hasCover: chanceOf('cover', name) < 0.9,
    isForSale: chanceOf('sale', name) < 0.7,
    ...(isRated && {
      averageRating: numberOf(4, 10, 'rating', name) / 2,
      ratingsCount: unevenNumberOf(1, 4_000, 'ratings', name),
    }),
    ...given,
  }
}

/** As precise as the record happens to be. */
const dateIn = (year: number, name: string) =>
  choiceOf(['', '-03', '-10', '-05-17', '-09-02'], 'date', name).replace(/^/, String(year))

function firstEdition(work: Work): Volume {
  const [title, subtitle] = work.title.split(/:\s+/)
  return volume(work, 'first edition', {
    title: title!,
    ...(subtitle && { subtitle }),
    publisher: work.publisher ?? choiceOf(houses, 'house', work.name),
    publishedDate: dateIn(work.year ?? 2024, work.name),
    description: work.logline,
    ...(work.pages && { pageCount: work.pages }),
  })
}

function reissue(work: Work): Volume {
  const first = work.year ?? 2010
  const year = numberOf(Math.min(2025, Math.max(first + 4, 1960)), 2025, 'reissue', work.name) // old ones come again and again
  return volume(work, 'reissue', {
    ...(chanceOf('series', work.name) < 0.4 && { subtitle: 'Illustrated Edition' }),
    publisher: choiceOf(houses, 'second house', work.name),
    publishedDate: dateIn(year, `reissue ${work.name}`),
    description: work.logline,
    ...(work.pages && { pageCount: work.pages + numberOf(-30, 40, 'reissued pages', work.name) }),
  })
}

const largePrint = (work: Work): Volume =>
  volume(work, 'large print', {
    title: `${work.title} (Large Print)`,
    authors: [shortened(work.author)],
    publisher: 'Broad Margin',
    publishedDate: '2019',
    ...(work.pages && { pageCount: Math.round(work.pages * 1.6) }),
  })

const studyGuide = (work: Work): Volume =>
  volume(work, 'study guide', {
    title: `A Study Guide to ${work.author}’s ${work.title}`,
    authors: ['Quick Cribs'],
    publisher: 'Quick Cribs',
    publishedDate: String(numberOf(2008, 2024, 'guide', work.name)),
    pageCount: numberOf(28, 80, 'guide pages', work.name),
    category: 'Study Aids',
  })

/** Another book that happens to be called the same. */
const namesake = (work: Work): Volume =>
  volume(work, 'namesake', {
    authors: [someoneElse('namesake', work.name)],
    publisher: choiceOf(houses, 'namesake house', work.name),
    publishedDate: String(numberOf(1950, 2024, 'namesake year', work.name)),
    pageCount: numberOf(90, 520, 'namesake pages', work.name),
    category: choiceOf(['Poetry', 'Biography & Autobiography', 'Romance', 'History'], 'namesake kind', work.name),
  })

/** Perhaps it: of the author only the family name is known, and neither year nor publisher. */
const carelessRecord = (work: Work): Volume =>
  volume(work, 'careless record', { authors: [familyNameOf(work.author)], isbns: [] })

function withoutAuthor(work: Work): Volume {
  const { authors: _nobody, ...rest } = volume(work, 'without author', {
    publishedDate: String((work.year ?? 2012) + numberOf(-2, 6, 'without author', work.name)),
  })
  return rest
}

const byRelative = (work: Work): Volume =>
  volume(work, 'by a relative', {
    authors: [relativeOf(work.author, work.name)],
    publishedDate: String((work.year ?? 2012) + numberOf(-4, 4, 'relative', work.name)),
  })

/** Both ISBNs of an edition, made up but with the right check digits. */
export function isbnsOf(...words: string[]): { isbn13: string; isbn10: string } {
  const body = `1${String(numberOf(60_000_000, 69_999_999, 'isbn', ...words))}`
  return { isbn13: `978${body}${checkOf13(`978${body}`)}`, isbn10: `${body}${checkOf10(body)}` }
}

const weighted = (digits: string, weightOf: (place: number) => number) =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * weightOf(place), 0)

const checkOf13 = (digits: string) => (10 - (weighted(digits, (place) => (place % 2 === 0 ? 1 : 3)) % 10)) % 10

function checkOf10(digits: string): string {
  const check = (11 - (weighted(digits, (place) => 10 - place) % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
