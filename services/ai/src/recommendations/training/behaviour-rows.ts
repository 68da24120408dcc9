import type { Neighbour } from '../model/rows.ts'
import { invertDefinite } from './invert.ts'
import type { Likings } from './likings.ts'

/** How far from what it has seen the regression is held (the λ of EASE): by how many people there are, up to this. */
const MOST_RIDGE = 100
const LEAST_RIDGE = 5
const PEOPLE_PER_RIDGE = 15
/** By the cube of the items, so only of so many: the most liked. */
const REGRESSED = 2_000
/** Neither is one account's taste shown to others, nor can one or two accounts lead others anywhere. */
export const LEAST_PEOPLE = 3

/**
 * For each thing the items that those who like it like, too, as far as at least three people like both. Among the most liked items
 * EASE says how much each adds to the liking of another, all others given; for the rest and for words that were searched for, what it
 * says of two things by themselves.
 */
export function* behaviourRows(likings: Likings, items: number): Generator<Neighbour[]> {
  const { byPerson, byThing, peopleOf } = likings
  const people = byPerson.starts.length - 1
  const ridge = Math.min(MOST_RIDGE, Math.max(LEAST_RIDGE, people / PEOPLE_PER_RIDGE))
  const regressed = regress(likings, items, ridge)
  const both = new Uint32Array(items)
  for (let thing = 0; thing + 1 < byThing.starts.length; thing++) {
    const touched: number[] = []
    for (let at = byThing.starts[thing]!; at < byThing.starts[thing + 1]!; at++) {
      const person = byThing.others[at]!
      for (let on = byPerson.starts[person]!; on < byPerson.starts[person + 1]!; on++) {
        const item = byPerson.others[on]!
        if (item >= items || item === thing) continue
        if (both[item]! === 0) touched.push(item)
        both[item]! += 1
      }
    }
    yield touched
      .filter((item) => both[item]! >= LEAST_PEOPLE)
      .map((other) => ({
        other,
        score: regressed(thing, other) ?? both[other]! / (Math.sqrt(peopleOf[thing]! * peopleOf[other]!) + ridge),
      }))
    for (const item of touched) both[item] = 0
  }
}

/** A ridge regression of every item on the others, in closed form; nothing of two items that are not both in it. */
function regress(
  { byPerson, peopleOf }: Likings,
  items: number,
  ridge: number,
): (thing: number, other: number) => number | undefined {
  const chosen = Array.from({ length: items }, (_, item) => item)
    .filter((item) => peopleOf[item]! >= LEAST_PEOPLE)
    .sort((one, two) => peopleOf[two]! - peopleOf[one]! || one - two)
    .slice(0, REGRESSED)
  const placeOf = new Int32Array(peopleOf.length).fill(-1)
  for (const [place, item] of chosen.entries()) placeOf[item] = place
  const size = chosen.length
  const together = new Float64Array(size * size)
  for (let place = 0; place < size; place++) together[place * size + place] = ridge
  for (let person = 0; person + 1 < byPerson.starts.length; person++) {
    const places: number[] = []
    for (let at = byPerson.starts[person]!; at < byPerson.starts[person + 1]!; at++) {
      const place = placeOf[byPerson.others[at]!]!
      if (place >= 0) places.push(place)
    }
    for (const one of places) for (const two of places) together[one * size + two]! += 1
  }
  const inverse = invertDefinite(together, size)
  return (thing, other) => {
    const place = placeOf[thing]!
    const by = placeOf[other]!
    if (place < 0 || by < 0) return undefined
    return -inverse[Math.max(place, by) * size + Math.min(place, by)]! / inverse[by * size + by]!
  }
}
