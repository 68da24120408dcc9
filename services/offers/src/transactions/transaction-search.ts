import { foldText, squeezed } from '@storyright/contracts/vocabulary'
import { Prisma } from '../generated/client.ts'

/**
 * Each word has to stand in the title, in its author, or in the producer's or the company's name, folded as the catalogue folds; or the
 * offer's id begins with it.
 */
export const matches = (search: string): Prisma.Sql[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => Prisma.sql`(${Prisma.join([standsInTitle(word), standsInName(word), ...beginsId(word)], ' OR ')})`)

// Sets of ids, so that each is found with the indexes of its own table.
const standsInTitle = (word: string) => {
  return Prisma.sql`o.listing_id IN (SELECT id FROM listings WHERE ${stands(word)})`
}

/** A closed account has no name to be found by. */
const standsInName = (word: string) => {
  return Prisma.sql`o.producer_id IN (SELECT id FROM people WHERE status <> 'closed' AND ${stands(word)})`
}

/** As it was typed, and without what may stand between its letters. */
const stands = (word: string) =>
  Prisma.sql`searched LIKE ANY (${[word, squeezed(word)].filter(Boolean).map(pattern)}::text[])`

/** As lists show an id, by its first eight digits, or more of it. */
const idBegins = /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/i

function beginsId(word: string): Prisma.Sql[] {
  const digits = word.replaceAll('-', '')
  if (!idBegins.test(word) || digits.length > 32) return []
  const [least, most] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')]
  return [Prisma.sql`h.offer_id BETWEEN ${least}::uuid AND ${most}::uuid`]
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
