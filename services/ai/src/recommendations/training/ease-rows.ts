import type { Neighbour } from '../model/rows.ts'
import { invertDefinite } from './invert.ts'
import type { Likings } from './likings.ts'

/** How far from what it has seen the regression is held (the λ of EASE). */
const RIDGE = 100

/**
 * For the most liked items what each adds to how much another is liked, all others given (EASE): a ridge regression of every item on
 * the others, in closed form. By the cube of the items, so only of so many.
 */
export function easeRows({ byPerson, peopleOf }: Likings, items: number, most: number): Map<number, Neighbour[]> {
  const chosen = Array.from({ length: items }, (_, item) => item)
    .filter((item) => peopleOf[item]! > 1)
    .sort((one, two) => peopleOf[two]! - peopleOf[one]!)
    .slice(0, most)
  if (chosen.length < 2) return new Map()
  const placeOf = new Map(chosen.map((item, place) => [item, place]))
  const size = chosen.length
  const together = new Float64Array(size * size)
  for (let place = 0; place < size; place++) together[place * size + place] = RIDGE
  for (let person = 0; person + 1 < byPerson.starts.length; person++) {
    const places: number[] = []
    for (let at = byPerson.starts[person]!; at < byPerson.starts[person + 1]!; at++) {
      const place = placeOf.get(byPerson.others[at]!)
      if (place !== undefined) places.push(place)
    }
    for (const one of places) for (const two of places) together[one * size + two]! += 1
  }
  const inverse = invertDefinite(together, size)
  const explained = (place: number, by: number) =>
    -inverse[Math.max(place, by) * size + Math.min(place, by)]! / inverse[by * size + by]!
  return new Map(
    chosen.map((item, place) => {
      const row = chosen.map((other, at) => ({ other, score: explained(place, at) }))
      return [item, row.filter(({ other, score }) => other !== item && score > 0)]
    }),
  )
}
