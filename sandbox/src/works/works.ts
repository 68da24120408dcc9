import { type Medium, yearIn } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { chanceOf } from '../text/chance.ts'

/** A work that the world knows something of: one of the demo catalogue. */
export interface Work {
  /** Title and author: everything else about it follows from them. */
  name: string
  title: string
  author: string
  medium: Medium
  genre: string
  year: number | null
  pages: number | null
  publisher: string | null
  logline: string
  /** Whether it can be had as a book, so that a bookshop knows it. */
  isBook: boolean
}

/** What a source has of a work: its own, several things of which none is certainly it, or none. */
export type Fate = 'clear' | 'several' | 'none'

/** The shares of works with a clear match, and with several candidates; the rest has none. */
export interface Shares {
  clear: number
  several: number
}

let works: readonly Work[] | undefined

/** Every work of the demo catalogue, read once. */
export function knownWorks(): readonly Work[] {
  works ??= demoListings().map(({ form }): Work => {
    const medium = form.medium ?? mediumOf[form.contentType] ?? 'book'
    return {
      name: `${form.title} / ${form.author}`,
      title: form.title,
      author: form.author,
      medium,
      genre: form.genre,
      year: yearIn(form.publicationDate),
      pages: form.pageCount,
      publisher: form.publisher,
      logline: form.logline ?? form.synopsis,
      isBook: form.contentType === 'book' && form.publicationDate !== null,
    }
  })
  return works
}

const mediumOf: Record<string, Medium> = { script: 'screenplay', podcast: 'podcast', other: 'other' }

/** What becomes of a work at a source; the same on every machine. */
export function fateOf({ name }: Work, source: string, { clear, several }: Shares): Fate {
  const chance = chanceOf('fate', source, name)
  if (chance < clear) return 'clear'
  return chance < clear + several ? 'several' : 'none'
}
