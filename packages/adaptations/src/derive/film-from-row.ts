import type { Medium } from '@storyright/contracts/vocabulary'
import type { Film } from '../nearest-films.ts'

/** A row of the file we begin with, as far as we use it. */
export interface Row {
  Title: string | number | null
  'Release Date': string
  Source: string | null
  'Major Genre': string | null
  'Creative Type': string | null
  'MPAA Rating': string | null
  'Running Time min': number | null
  'Production Budget': number | null
  'Worldwide Gross': number | null
  'US Gross': number | null
}

/** What we add to a row by hand, one line of `data/additions.jsonl`. */
export interface Addition {
  row: number
  /** The row's own title, so that a line never lands on another film. */
  title: string
  source: string | null
  author: string | null
  tags: string[]
  sequel: boolean
}

const mediums: Record<string, Medium> = {
  'Based on Book/Short Story': 'book',
  'Based on Factual Book/Article': 'book',
  'Based on Magazine Article': 'other', // as the listing form files an article
  'Based on Comic/Graphic Novel': 'comic',
  'Based on Play': 'stage',
  'Based on Musical/Opera': 'stage',
  'Based on TV': 'television',
  'Based on Short Film': 'short_film',
  'Based on Game': 'game',
  'Based on Toy': 'toy',
}

const majorGenres: Record<string, readonly string[]> = {
  'Thriller/Suspense': ['Thriller'],
  'Romantic Comedy': ['Romance', 'Comedy'],
  'Black Comedy': ['Comedy'],
}

/** Contemporary fiction does not reveal a film's kind. */
const creativeTypes: Record<string, readonly string[]> = {
  'Science Fiction': ['Sci-Fi'],
  'Historical Fiction': ['Historical'],
  'Contemporary Fiction': [],
  'Kids Fiction': ["Children's"],
  'Super Hero': ['Superhero'],
  Dramatization: ['Biography'], // of lives and events that were
  Factual: ['Non-Fiction'],
}

/** The medium that a row's film was made from; `undefined` when it is no adaptation, or the file leaves it open. */
export const mediumOfRow = (row: Row): Medium | undefined => mediums[row.Source ?? '']

export function filmFromRow(row: Row, medium: Medium, addition: Addition): Film {
  const { 'Major Genre': major, 'Creative Type': creative } = row
  return {
    title: String(row.Title),
    year: Number(row['Release Date'].slice(-4)),
    medium,
    source: addition.source,
    author: addition.author,
    genres: [
      ...(major === null ? [] : (majorGenres[major] ?? [major])),
      ...(creative === null ? [] : (creativeTypes[creative] ?? [creative])),
    ],
    tags: addition.tags,
    rating: row['MPAA Rating'],
    minutes: row['Running Time min'],
    budget: row['Production Budget'],
    gross: row['Worldwide Gross'],
    isGrossDomestic: row['Worldwide Gross'] !== null && row['Worldwide Gross'] === row['US Gross'],
    isSequel: addition.sequel,
  }
}
