import type { Neighbour } from '../model/rows.ts'
import type { Features } from './features.ts'

/** For each word the items that are most about it; of many alike the better ones. */
export function* aboutRows({ words, starts, word, weight }: Features, quality: Float32Array): Generator<Neighbour[]> {
  const from = new Uint32Array(words.length + 1)
  for (const one of word) from[one + 1]!++
  for (let at = 0; at < words.length; at++) from[at + 1]! += from[at]!
  const next = from.slice()
  const item = new Uint32Array(word.length)
  const place = new Uint32Array(word.length)
  for (let one = 0; one + 1 < starts.length; one++)
    for (let at = starts[one]!; at < starts[one + 1]!; at++) {
      const to = next[word[at]!]!++
      item[to] = one
      place[to] = at
    }
  for (let one = 0; one < words.length; one++) {
    const row: Neighbour[] = []
    for (let at = from[one]!; at < from[one + 1]!; at++)
      row.push({ other: item[at]!, score: weight[place[at]!]! * (0.7 + 0.3 * quality[item[at]!]!) })
    yield row
  }
}
