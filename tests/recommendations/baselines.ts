import { invertDefinite } from '../../services/ai/src/recommendations/training/invert.ts'

/** How much somebody would like each listing, by the places of what they are known to like. */
export type Scorer = (known: readonly number[]) => Float64Array

/** What each person has touched, by the places of the listings. */
export interface Touched {
  people: readonly (readonly number[])[]
  listings: number
}

const countsOf = ({ people, listings }: Touched): Float64Array => {
  const counts = new Float64Array(listings)
  for (const own of people) for (const place of own) counts[place]! += 1
  return counts
}

/** How many people have touched both, for every two listings. */
function togetherOf({ people, listings }: Touched): Float64Array {
  const together = new Float64Array(listings * listings)
  for (const own of people) for (const one of own) for (const two of own) together[one * listings + two]! += 1
  return together
}

/** The same for everybody: what most people have touched. */
export function popularity(touched: Touched): Scorer {
  const counts = countsOf(touched)
  return () => counts
}

const SHRINK = 10

/** ItemKNN: the cosine of who has touched which, held back where few have. */
export function itemKnn(touched: Touched): Scorer {
  const { listings } = touched
  const together = togetherOf(touched)
  const counts = countsOf(touched)
  const near = together.map((both, at) => {
    const [one, two] = [Math.floor(at / listings), at % listings]
    return one === two ? 0 : both / (Math.sqrt(counts[one]! * counts[two]!) + SHRINK)
  })
  return summed(near, listings)
}

const RIDGE = 100

/** EASE as published (Steck 2019), over all listings and with negative weights. */
export function plainEase(touched: Touched): Scorer {
  const { listings } = touched
  const together = togetherOf(touched)
  for (let place = 0; place < listings; place++) together[place * listings + place]! += RIDGE
  const inverse = invertDefinite(together, listings)
  const at = (row: number, column: number) => inverse[Math.max(row, column) * listings + Math.min(row, column)]!
  const weights = new Float64Array(listings * listings)
  for (let row = 0; row < listings; row++)
    for (let column = 0; column < listings; column++)
      if (row !== column) weights[row * listings + column] = -at(row, column) / at(column, column)
  return summed(weights, listings)
}

const summed =
  (weights: Float64Array, listings: number): Scorer =>
  (known) => {
    const scores = new Float64Array(listings)
    for (const row of known) for (let at = 0; at < listings; at++) scores[at]! += weights[row * listings + at]!
    return scores
  }
