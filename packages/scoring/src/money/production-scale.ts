import type { PublicListing } from '@storyright/contracts/events'
import type { Medium } from '@storyright/contracts/vocabulary'
import type { ModelAnswer, Observed } from '../model-answer.ts'
import type { ObservationName } from '../observations/observations.ts'
import { wordsOf } from '../tables/genres.ts'

/** What moves a title inside its budget band, as a share of the band's width; of all this only the bands are the specification's. */
export interface ScaleStep {
  text: string
  moves: number
  /** The model's observation with its quote, where it came from one. */
  observed?: Observed
}

/** What a production from a medium usually takes, beside others of its band. */
export const mediumScale: Partial<Record<Medium, number>> = {
  comic: 0.2,
  game: 0.25,
  television: 0.05,
  screenplay: 0.1,
  short_film: -0.3,
  podcast: -0.15,
  stage: -0.2,
  digital_content: -0.15,
}

/** What a genre usually takes. The largest and the smallest of those that match count. */
export const genreScale: readonly { text: string; moves: number; words: readonly string[] }[] = [
  { text: 'war', moves: 0.25, words: ['war', 'battle', 'military'] },
  { text: 'superheroes', moves: 0.25, words: ['superhero', 'superheroes'] },
  { text: 'fantasy', moves: 0.18, words: ['fantasy'] },
  { text: 'science fiction', moves: 0.18, words: ['sci fi', 'science fiction', 'space opera'] },
  { text: 'action', moves: 0.14, words: ['action'] },
  { text: 'adventure', moves: 0.12, words: ['adventure'] },
  { text: 'a musical', moves: 0.1, words: ['musical'] },
  { text: 'historical', moves: 0.1, words: ['historical', 'history', 'period drama', 'western'] },
  { text: 'thriller', moves: 0.03, words: ['thriller', 'suspense', 'espionage'] },
  { text: 'biography', moves: -0.04, words: ['biography', 'memoir', 'autobiography'] },
  { text: 'mystery', moves: -0.04, words: ['mystery', 'detective', 'whodunit'] },
  { text: 'drama', moves: -0.08, words: ['drama', 'literary fiction', 'contemporary'] },
  { text: 'romance', moves: -0.1, words: ['romance', 'love story'] },
  { text: 'comedy', moves: -0.12, words: ['comedy', 'satire', 'humour', 'humor'] },
  { text: 'horror', moves: -0.14, words: ['horror', 'ghost story'] },
  { text: 'children’s', moves: -0.15, words: ['children s', 'picture book'] },
  { text: 'documentary', moves: -0.3, words: ['documentary', 'non fiction', 'true crime'] },
]

/** What makes a production larger or smaller: the model's observation, or, where no model has answered, words of the listing. */
export const featureScale: readonly {
  observation: ObservationName
  text: string
  moves: number
  words: readonly string[]
}[] = [
  {
    observation: 'effects_heavy',
    text: 'effects',
    moves: 0.12,
    words: ['dragon', 'dragons', 'magic', 'alien', 'aliens', 'monster', 'robot', 'robots', 'spaceship', 'apocalypse'],
  },
  {
    observation: 'period_setting',
    text: 'a period to be built',
    moves: 0.08,
    words: ['victorian', 'edwardian', 'medieval', 'regency', 'tudor', 'georgian', 'century', 'empire'],
  },
  {
    observation: 'many_locations',
    text: 'many locations',
    moves: 0.08,
    words: ['voyage', 'journey', 'expedition', 'travels', 'road trip', 'quest'],
  },
  {
    observation: 'sprawling_cast',
    text: 'a large cast',
    moves: 0.06,
    words: ['generations', 'dynasty', 'family saga', 'army', 'ensemble'],
  },
  {
    observation: 'contained_setting',
    text: 'one place or a few',
    moves: -0.1,
    words: ['house', 'island', 'village', 'boarding school', 'lighthouse', 'hotel'],
  },
  {
    observation: 'small_cast',
    text: 'a small cast',
    moves: -0.08,
    words: ['two hander', 'monologue', 'solo', 'chamber piece'],
  },
  {
    observation: 'contemporary_setting',
    text: 'the present day',
    moves: -0.06,
    words: ['contemporary', 'modern day', 'present day'],
  },
]

/** Of a book or comic: under 250 pages less, over 400 more; `null` where the pages are unknown. */
export const pageScale = {
  media: ['book', 'comic'],
  from: 250,
  to: 400,
  perPageUnder: 1 / 1_000,
  perPageOver: 1 / 2_000,
  most: 0.25,
} as const

/** Where production budgets differ inside a band, each difference with its reason. The same listing and answer give the same steps. */
export function scaleSteps(listing: PublicListing, answer: ModelAnswer | null): ScaleStep[] {
  return [...mediumStep(listing), ...genreSteps(listing), ...pageStep(listing), ...featureSteps(listing, answer)]
}

function mediumStep({ medium }: PublicListing): ScaleStep[] {
  const moves = mediumScale[medium]
  return moves ? [{ text: 'its medium', moves }] : []
}

function genreSteps({ genre, subgenre, tags }: PublicListing): ScaleStep[] {
  const has = among([genre ?? '', subgenre ?? '', ...tags])
  const found = genreScale.filter(({ words }) => has(words)).toSorted((one, other) => other.moves - one.moves)
  const [largest, smallest] = [found[0], found.at(-1)]
  const counted = found.length > 1 ? [largest!, smallest!] : found
  return counted.map(({ text, moves }) => ({ text, moves }))
}

function pageStep({ medium, pageCount }: PublicListing): ScaleStep[] {
  const { media, from, to, perPageUnder, perPageOver, most } = pageScale
  if (pageCount === null || !media.some((one) => one === medium)) return []
  const moves = pageCount < from ? (pageCount - from) * perPageUnder : Math.max(0, pageCount - to) * perPageOver
  return moves === 0 ? [] : [{ text: `${pageCount} pages`, moves: Math.max(-most, Math.min(most, moves)) }]
}

function featureSteps({ logline, subgenre, tags }: PublicListing, answer: ModelAnswer | null): ScaleStep[] {
  const has = among([logline ?? '', subgenre ?? '', ...tags])
  return featureScale.flatMap(({ observation, text, moves, words }) => {
    if (!answer) return has(words) ? [{ text, moves }] : []
    const observed = answer.observations.find((one) => one.observation === observation)
    return observed ? [{ text, moves, observed }] : []
  })
}

const among = (texts: readonly string[]) => {
  const known = texts.map((text) => ` ${wordsOf(text)} `)
  return (words: readonly string[]) => words.some((word) => known.some((text) => text.includes(` ${word} `)))
}
