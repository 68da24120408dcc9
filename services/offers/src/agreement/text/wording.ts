import type { Currency, Medium, rights } from '@storyright/contracts/vocabulary'
import type { Party } from './terms.ts'

type Right = (typeof rights)[number]

/** How agreements name the rights of the listing form. */
export const rightWords: Record<Right, string> = {
  film: 'films for the cinema',
  tv: 'television',
  streaming: 'streaming services',
  radio: 'radio and audio drama',
  stage: 'performance on the stage',
  digital: 'digital and interactive media',
  merchandising: 'merchandising that goes with a production',
  international: 'international versions and remakes of a production',
}

export const mediumWords: Record<Medium, string> = {
  book: 'a book',
  short_film: 'a short film',
  toy: 'a toy',
  game: 'a game',
  screenplay: 'a screenplay',
  television: 'a work for television',
  podcast: 'a podcast',
  digital_content: 'a work of digital content',
  comic: 'a comic',
  stage: 'a work for the stage',
  other: 'a work',
}

const inUtc = { timeZone: 'UTC' } as const
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...inUtc })
const minutes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...inUtc })
const seconds = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', ...inUtc })

export const dayOf = (time: string): string => days.format(new Date(time))
export const minuteOf = (time: string): string => `${dayOf(time)} at ${minutes.format(new Date(time))} UTC`
export const secondOf = (time: Date): string => `${days.format(time)} at ${seconds.format(time)} UTC`

export const money = (amount: number, currency: Currency = 'GBP'): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }).format(amount)

const lists = new Intl.ListFormat('en-GB')
export const listOf = (words: readonly string[]): string => lists.format(words)

/** A party in a sentence: the firm and who acts for it, or the person. */
export function partyWords({ name, firm }: Party, fallback: string): string {
  if (firm && name) return `${firm}, acting by ${name}`
  return firm ?? name ?? fallback
}
