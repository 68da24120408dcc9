import type { Neighbour } from '../model/rows.ts'
import type { Likings } from './likings.ts'

/** How much being liked by many counts against an item (the β of RP3β). */
const COMMONNESS = 0.5

/**
 * For each thing the items that those who like it like, too: a walk from it to a person and on to an item, likelier the more
 * they like it, and less worth the more everybody does (RP3β).
 */
export function* behaviourRows(likings: Likings, items: number): Generator<Neighbour[]> {
  const { byPerson, byThing, weightOf, weightBy } = likings
  const reached = new Float64Array(items)
  for (let thing = 0; thing + 1 < byThing.starts.length; thing++) {
    const touched: number[] = []
    for (let at = byThing.starts[thing]!; at < byThing.starts[thing + 1]!; at++) {
      const person = byThing.others[at]!
      const step = byThing.weights[at]! / weightOf[thing]! / weightBy[person]!
      for (let on = byPerson.starts[person]!; on < byPerson.starts[person + 1]!; on++) {
        const item = byPerson.others[on]!
        if (item >= items || item === thing) continue
        if (reached[item] === 0) touched.push(item)
        reached[item]! += step * byPerson.weights[on]!
      }
    }
    const row = touched.map((other) => ({ other, score: reached[other]! / weightOf[other]! ** COMMONNESS }))
    for (const item of touched) reached[item] = 0
    yield row
  }
}
