import type { AiScores, ListingForm } from '@storyright/contracts/http'
import { beginningOf, type Currency, contentTypeLabels, mediumLabels, mediumOf } from '@storyright/contracts/vocabulary'
import { type Book, bookOfForm, describeBook, describeForm, formatBook } from '@storyright/rights'
import { aiScore, genreScore, lengthBonus, mediumScore, roiMultiple, viabilityScore } from '@storyright/scoring'
import { tagsOf } from './tags.ts'

/** What one unit of each currency is worth in pounds. */
export type PoundsPer = Record<Currency, number>

/** Everything of a listing that follows from its form, its book of rights and the model's answer: the entity's own fields and the scores. */
export function deriveListing(form: ListingForm, poundsPer: PoundsPer, ai: AiScores | null, book = bookOfForm(form)) {
  const inPounds = (amount: number) => Math.round(amount * poundsPer[form.currency])
  const tags = tagsOf(form)
  const medium = form.medium ?? mediumOf[form.contentType]
  const description = form.logline ?? firstSentences(form.synopsis)
  const scores = {
    genreScore: genreScore(form.genre, tags),
    mediumScore: mediumScore(medium),
    lengthBonus: lengthBonus(medium, form.pageCount),
  }
  const viability = viabilityScore({
    genre: scores.genreScore,
    medium: scores.mediumScore,
    lengthBonus: scores.lengthBonus,
    ai: aiScore(ai),
  })
  return {
    title: form.title,
    author: form.author,
    description,
    medium,
    format: formatOf(form),
    genre: form.genre,
    tags,
    coverImageUrl: form.coverImageUrl,
    suggestedOfferMin: form.minimumDeal === null ? null : inPounds(form.minimumDeal),
    suggestedOfferMax: inPounds(form.askingPrice),
    pages: form.pageCount,
    publishDate: form.publicationDate,
    rightsStatus: describeRights(form, book),
    ...scores,
    viabilityScore: viability,
    roiMultiple: roiMultiple({ genreScore: scores.genreScore, viabilityScore: viability, description }),
  }
}

/** A content type that is a medium’s name, too, gives way to the medium that was chosen: a comic is no book. */
function formatOf({ contentType, medium }: ListingForm): string {
  const namesAnother = (contentType === 'book' || contentType === 'podcast') && medium && medium !== contentType
  return namesAnother ? mediumLabels[medium] : contentTypeLabels[contentType]
}

const DESCRIPTION_LENGTH = 300
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** As many whole sentences as fit; a first sentence too long is cut at a word. */
function firstSentences(synopsis: string): string {
  let taken = ''
  for (const { segment } of sentences.segment(synopsis)) {
    if ((taken + segment).trimEnd().length > DESCRIPTION_LENGTH) break
    taken += segment
  }
  return taken.trim() || `${beginningOf(synopsis, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}

/** What is for sale in words; where the form says all of it, in the form's: "Exclusive film and TV rights, United Kingdom and Ireland". */
function describeRights(form: ListingForm, book: Book): string {
  return formatBook(book) === formatBook(bookOfForm(form)) ? describeForm(form) : describeBook(book)
}
