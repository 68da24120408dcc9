import { wishIn } from '@storyright/asking'
import { type RecommendationSignal, ratings } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { type Feedback, type TasteRow, tasteRows } from '../tracking/taste-rows.ts'
import { favouriteWeight, lookingForWeight, offerWeight, signalOf, tasteWeight } from './model/signal-weight.ts'
import { genreWord, mediumWord, wordsIn } from './model/words.ts'
import { mergedSeeds } from './ranking/merged-seeds.ts'
import type { Seed } from './ranking/seed.ts'

/** All signals of one person. */
export interface Known {
  seeds: Seed[]
  lookingFor: string | null
  /** How many of each signal. */
  counts: Partial<Record<RecommendationSignal, number>>
  favourites: ReadonlySet<string>
  offeredOn: ReadonlySet<string>
  dismissed: ReadonlySet<string>
  /** What they have looked at: of less use to show again. */
  seen: ReadonlySet<string>
}

const MOST_FAVOURITES = 1_000
const MOST_TASTE = 500
const dismissing = ratings.negative

/** Read for each request, so that every action counts with the next one. */
export async function signalsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Known> {
  const now = clock()
  const newest = { sort: { at: -1 }, projection: { listingId: 1, at: 1 } } as const
  const ofOffer = { 'offer.listingId': 1, 'offer.submittedAt': 1 }
  const [person, favourites, offers, feedback, taste] = await Promise.all([
    personRows.of(db).findOne({ _id: userId }),
    favouriteRows.of(db).find({ userId, isFavourite: true }, newest).limit(MOST_FAVOURITES).toArray(),
    offerRows.of(db).find({ 'offer.producerId': userId }, { projection: ofOffer }).toArray(),
    // Dismissals of any age: a dismissed title does not come again.
    tasteRows.of(db).find({ userId, kind: 'feedback' }).toArray() as Promise<Feedback[]>,
    tasteRows
      .of(db)
      .find({ userId, kind: { $ne: 'feedback' } } as never, { sort: { at: -1 } })
      .limit(MOST_TASTE)
      .toArray(),
  ])
  const lookingFor = person?.person.lookingFor || null
  const seeds = [
    ...favourites.map(({ listingId, at }) => onListing('favourite', listingId, favouriteWeight(at, now))),
    ...offers.map(({ offer: { listingId, submittedAt } }) =>
      onListing('offer', listingId, offerWeight(new Date(submittedAt), now)),
    ),
    ...[...feedback, ...taste].map((row) => seedOf(row, now)),
    ...(lookingFor ? [inWords('lookingFor', lookingFor, wordsOfWish(lookingFor), lookingForWeight)] : []),
  ]
  const counts: Known['counts'] = {}
  for (const { signal } of seeds) counts[signal] = (counts[signal] ?? 0) + 1
  return {
    seeds: mergedSeeds(seeds),
    lookingFor,
    counts,
    favourites: new Set(favourites.map(({ listingId }) => listingId)),
    offeredOn: new Set(offers.map(({ offer }) => offer.listingId)),
    dismissed: new Set(feedback.filter(({ rating }) => rating === dismissing).map(({ listingId }) => listingId)),
    seen: new Set(taste.flatMap((row) => (row.kind === 'view' ? [row.listingId] : []))),
  }
}

function seedOf(row: TasteRow, now: Date): Seed {
  const weight = tasteWeight(row, now)
  if (row.kind !== 'search') return onListing(signalOf(row), row.listingId, weight)
  const { query, genre, medium } = row
  const words = [...wordsIn(query), ...(genre ? [genreWord(genre)] : []), ...(medium ? [mediumWord(medium)] : [])]
  return inWords('search', query, words, weight)
}

/** The words of a wish, with the genres and mediums it names and without those that it does not want. */
function wordsOfWish(text: string): string[] {
  const { genres, mediums, notGenres } = wishIn(text)
  const unwanted = new Set(wordsIn([...notGenres].join(' ')))
  const words = wordsIn(text).filter((word) => !unwanted.has(word))
  return [...words, ...[...genres].map(genreWord), ...[...mediums].map(mediumWord)]
}

const onListing = (signal: RecommendationSignal, listingId: string, weight: number): Seed => ({
  signal,
  weight,
  listingId,
  words: [],
  typed: null,
})

const inWords = (signal: RecommendationSignal, text: string, words: string[], weight: number): Seed => ({
  signal,
  weight,
  listingId: null,
  words,
  typed: text,
})
