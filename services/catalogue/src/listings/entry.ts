import { foldText, isbn13, type Medium, mediumLabels, wordsOf, yearIn } from '@storyright/contracts/vocabulary'
import type { Listing } from '../generated/client.ts'
import { wordLine } from '../text/endings.ts'
import { joinedWords } from '../text/joined-words.ts'
import { formOf } from './listing.views.ts'
import { genreTagsOf } from './tags.ts'

/** Grows with every change of what is made of the texts here: entries of an older one are made again. */
export const FOLDING = 3

/** What browse and search look at, as one narrow row. Tags stand on a line each, so that no text matches across two. */
export function entryOf(listing: Listing) {
  const title = foldText(listing.title)
  const author = foldText(listing.author)
  const tags = listing.tags.map(foldText).join('\n')
  const description = foldText(listing.description)
  const everything = [title, author, tags, description].join('\n')
  return {
    listing_id: String(listing.id),
    agent_id: listing.agentId,
    created_at: listing.createdAt,
    early_access_until: listing.earlyAccessUntil,
    status: listing.status,
    medium: listing.medium,
    format: foldText(listing.format),
    price: listing.suggestedOfferMax,
    viability_score: listing.viabilityScore,
    roi_multiple: Number(listing.roiMultiple),
    genre_tags: genreTagsOf(listing.tags),
    title,
    author,
    tags,
    description,
    title_words: wordsOf(title),
    words: wordsOf(everything),
    joined: joinedWords([title, author, ...tags.split('\n')]),
    published: yearIn(listing.publishDate),
    pages: listing.pages,
    folding: FOLDING,
    word_line: wordLine(everything),
  }
}

/**
 * What any word of a search may match, by how much it says: `kinds` with the tags, and the synopsis, which nobody is shown here. An
 * ISBN is kept by its digits, as thirteen and as the agent wrote it.
 */
export function documentOf(listing: Listing) {
  const { synopsis, isbn } = formOf(listing)
  const kinds = [mediumLabels[listing.medium as Medium] ?? listing.medium, listing.format, listing.genre ?? '']
  return {
    listing_id: String(listing.id),
    title: foldText(listing.title),
    author: foldText(listing.author),
    tags: foldText([...listing.tags, ...kinds].join('\n')),
    description: foldText(listing.description),
    synopsis: foldText(synopsis),
    numbers: [...new Set([isbn13(isbn), isbn?.replace(/[^\dXx]/g, '').toUpperCase()])].filter(Boolean).join(' '),
  }
}
