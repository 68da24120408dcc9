import { createHash } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'
import { beginningOf } from '@storyright/contracts/vocabulary'
import { type QuotedField, type QuotedListing, quotedFields } from '@storyright/scoring'

/** No field of a listing needs more to be understood. */
const LONGEST_TEXT = 6_000

/** The model's input about a listing: what describes the work, and nothing of prices, agents or people's doings. */
export const promptInputOf = (listing: PublicListing) =>
  cut({
    title: listing.title,
    author: listing.author,
    medium: listing.medium,
    genre: listing.genre,
    subgenre: listing.subgenre,
    themes: listing.themes,
    keywords: listing.keywords,
    logline: listing.logline,
    ...storyOf(listing),
    targetAudience: listing.targetAudience,
    comparableTitles: listing.comparableTitles,
    contentRating: listing.contentRating,
    pages: listing.pageCount,
    publicationDate: listing.publicationDate,
    publisher: listing.publisher,
  })
/** The synopsis, and the description where it is another text than the logline or the synopsis's beginning: everything once. */
function storyOf({ logline, synopsis, description }: PublicListing): { synopsis?: string; description?: string } {
  const isOwn = description !== logline && !synopsis?.startsWith(description.replace(/…$/, ''))
  return { ...(synopsis && { synopsis }), ...(isOwn && { description }) }
}

export type PromptInput = ReturnType<typeof promptInputOf>

const cut = <Fields extends Record<string, unknown>>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? beginningOf(value, LONGEST_TEXT) : value,
    ]),
  ) as Fields

/** What a quote may come from: each field by itself, and never the names of title, author or publisher. */
export function quotable(input: PromptInput): QuotedListing {
  return {
    texts: (Object.keys(quotedFields) as QuotedField[]).flatMap((field) =>
      [input[field] ?? []].flat().map((text) => ({ field, text })),
    ),
    names: [input.title, input.author, input.publisher].filter((name) => name !== null),
  }
}

/** The same for the same content, asked in the same way of the same model. */
export const keyOf = (input: PromptInput, { promptVersion, name }: { promptVersion: string; name: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([promptVersion, name, input]))
    .digest('base64url')
