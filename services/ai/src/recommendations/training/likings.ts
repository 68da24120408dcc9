/** A person likes an item, or has searched for a word; words are numbered after the items. */
export interface Preference {
  user: string
  thing: number
  weight: number
}

const MOST_PER_PERSON = 300
const MOST_PER_THING = 1_000

/** Who likes what, from both sides: the same pairs by person and by thing. */
export interface Likings {
  byPerson: Pairs
  byThing: Pairs
  /** By how many each thing is liked. */
  peopleOf: Float32Array<ArrayBuffer>
}

/** For each of many a list of others with weights. */
export interface Pairs {
  starts: Uint32Array
  others: Uint32Array
  weights: Float32Array
}

export function likingsOf(all: Iterable<Preference>, things: number): Likings {
  const ofPerson = new Map<string, Map<number, number>>()
  for (const { user, thing, weight } of all) {
    const own = ofPerson.get(user) ?? new Map<number, number>()
    ofPerson.set(user, own)
    own.set(thing, (own.get(thing) ?? 0) + weight)
  }
  const people = [...ofPerson.values()].map((own) => strongest([...own], MOST_PER_PERSON))
  const ofThing: [number, number][][] = Array.from({ length: things }, () => [])
  const peopleOf = new Float32Array(things)
  people.forEach((own, person) => {
    for (const [thing, weight] of own) {
      ofThing[thing]!.push([person, weight])
      peopleOf[thing]! += 1
    }
  })
  const byThing = ofThing.map((likers) => strongest(likers, MOST_PER_THING))
  return { byPerson: pairsOf(people), byThing: pairsOf(byThing), peopleOf }
}

function strongest(pairs: [number, number][], most: number): [number, number][] {
  const liked = pairs.filter(([, weight]) => weight > 0)
  return liked.length <= most ? liked : liked.sort(([, one], [, two]) => two - one).slice(0, most)
}

function pairsOf(lists: readonly [number, number][][]): Pairs {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, at) => {
    starts[at + 1] = starts[at]! + list.length
  })
  const others = new Uint32Array(starts.at(-1)!)
  const weights = new Float32Array(starts.at(-1)!)
  let at = 0
  for (const list of lists)
    for (const [other, weight] of list) {
      others[at] = other
      weights[at++] = weight
    }
  return { starts, others, weights }
}
