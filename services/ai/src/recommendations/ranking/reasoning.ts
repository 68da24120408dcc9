import type { Recommendation } from '@storyright/contracts/http'
import { beginningOf, foldText, mediumLabels, type RecommendationSignal } from '@storyright/contracts/vocabulary'
import type { ItemListing } from '../model/item.ts'
import type { Model } from '../model/model.ts'
import { genreWord, mediumWord, priceWord, wordsIn } from '../model/words.ts'
import type { Candidate } from './rank.ts'
import type { Seed } from './seed.ts'

const sentences: Record<RecommendationSignal, (text: string) => string> = {
  favourite: (title) => `Because you favourited “${title}”`,
  offer: (title) => `Because you made an offer on “${title}”`,
  view: (title) => `Because you spent time with “${title}”`,
  search: (words) => `Because you searched for “${words}”`,
  share: (title) => `Because you shared “${title}”`,
  feedback: (title) => `Because you liked our recommendation of “${title}”`,
  lookingFor: (words) => `Because you are looking for “${words}”`,
  popular: () => 'Popular with other producers right now',
  varied: () => 'Editor’s pick: outside your usual genres',
}
const LONGEST = 120
/** So many shared traits are named. */
const MOST_SHARED = 2

/** Titles liked this much are called popular where no signal of the person’s own can be named. */
const POPULAR_FROM = 0.5
/** Of a title in a genre that the reader has shown a liking for, and without any other reason. */
const plainPick = 'Editor’s pick'

/** Why a listing is recommended, in a sentence. */
export const reasoningOf = (signal: RecommendationSignal, text = ''): string => sentences[signal](shortened(text))

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${beginningOf(line, LONGEST).replace(/ \S*$/, '')} …`
}

type Described = Pick<
  ItemListing,
  'author' | 'medium' | 'genre' | 'subgenre' | 'themes' | 'keywords' | 'suggestedOfferMax'
>

/** Words that stand in many wishes and tags and mean nothing in either. */
const stopWords = new Set(['and', 'the', 'for', 'with', 'from', 'that', 'this', 'who', 'but', 'any', 'all', 'story'])

interface Reasons {
  model: Pick<Model, 'popularity'>
  seeds: readonly Seed[]
  /** What a seed is about, if it is known. */
  listingOf: (id: string) => (Described & { title: string }) | undefined
  /** Whether the person may open it still. */
  mayName: (id: string) => boolean
}

/**
 * Why a candidate is recommended. The signal that makes the largest part of its score is named only where the listing has something in
 * common with it that everybody can see; else it is called popular, or a pick.
 */
export function reasonFor(
  { item, seed: number }: Pick<Candidate, 'item' | 'seed'>,
  listing: Described,
  { model, seeds, listingOf, mayName }: Reasons,
): Pick<Recommendation, 'signal' | 'reasoning' | 'because'> {
  const seed = number === null ? undefined : seeds[number]!
  const liked = seed?.listingId ? listingOf(seed.listingId) : undefined
  const shared = liked ? inCommon(listing, liked) : []
  if (seed && (liked ? shared.length > 0 : areNamedBy(listing, seed.words))) {
    const text = liked?.title ?? seed.typed ?? ''
    const common = shared.length > 0 ? ` (${shared.slice(0, MOST_SHARED).join(', ')})` : ''
    const listingId = seed.listingId !== null && mayName(seed.listingId) ? seed.listingId : null
    return {
      signal: seed.signal,
      reasoning: reasoningOf(seed.signal, text) + common,
      because: { listingId, says: text },
    }
  }
  if (model.popularity[item]! >= POPULAR_FROM)
    return { signal: 'popular', reasoning: reasoningOf('popular'), because: null }
  const usual = new Set(
    seeds.flatMap(({ listingId, weight }) => (listingId && weight > 0 ? (listingOf(listingId)?.genre ?? []) : [])),
  )
  const isOutside = usual.size > 0 && !(listing.genre && usual.has(listing.genre))
  return { signal: 'varied', reasoning: isOutside ? reasoningOf('varied') : plainPick, because: null }
}

/** What two listings share, in words, the strongest first: only then is one named as the reason for the other, and with it. */
function inCommon(one: Described, other: Described): string[] {
  const own = new Set(traitsOf(one).map(({ trait }) => trait))
  const shared = traitsOf(other).filter(({ trait }) => own.has(trait))
  const isFirst = ({ trait }: { trait: string }, at: number) => shared.findIndex((one) => one.trait === trait) === at
  return shared.filter(isFirst).map(({ text }) => text)
}

/** Whether words that somebody typed or chose name a tag, the author or the medium of a listing. */
function areNamedBy(listing: Described, words: readonly string[]): boolean {
  const { author, medium, genre, subgenre, themes, keywords } = listing
  const named = new Set([
    ...wordsIn([genre, subgenre, ...themes, ...keywords, author, mediumLabels[medium]].join(' ')),
    ...(genre ? [genreWord(genre)] : []),
    mediumWord(medium),
  ])
  return words.some((word) => named.has(word) && !stopWords.has(word))
}

function traitsOf(listing: Described): { trait: string; text: string }[] {
  const { author, medium, genre, subgenre, themes, keywords, suggestedOfferMax } = listing
  const tagged = (tag: string, text: string) => ({ trait: `tag:${foldText(tag)}`, text })
  return [
    ...(author ? [{ trait: `author:${foldText(author)}`, text: 'same author' }] : []),
    ...[genre, subgenre].flatMap((tag) => (tag ? [tagged(tag, `also ${tag}`)] : [])),
    ...[...themes, ...keywords].map((tag) => tagged(tag, `also about ${tag}`)),
    { trait: mediumWord(medium), text: `same medium: ${mediumLabels[medium]}` },
    ...(suggestedOfferMax ? [{ trait: priceWord(suggestedOfferMax), text: 'similar price' }] : []),
  ]
}
