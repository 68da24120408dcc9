import { createRequire } from 'node:module'
import type { Index as UsearchIndex } from 'usearch'
import type { Neighbour } from '../model/rows.ts'
import type { Features } from './features.ts'

// Its ES module looks for the native part beside its importer, and finds nothing beside a bundle.
const { Index, MetricKind, ScalarKind } = createRequire(import.meta.url)('usearch') as typeof import('usearch')

const DIMENSIONS = 128
const SPREAD = 6
const AT_ONCE = 500

/** For each item those that are about the same: found among projections of the words, then compared word by word. */
export function* contentRows(features: Features, most: number): Generator<Neighbour[]> {
  const count = features.starts.length - 1
  if (count === 0) return
  const vectors = project(features)
  const index = new Index({
    metric: MetricKind.Cos,
    dimensions: DIMENSIONS,
    quantization: ScalarKind.F16,
    connectivity: 16,
  } as ConstructorParameters<typeof UsearchIndex>[0])
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE)
    index.add(
      BigUint64Array.from({ length: to - from }, (_, at) => BigInt(from + at)),
      vectors.subarray(from * DIMENSIONS, to * DIMENSIONS),
      1,
    )
  }
  const candidates = Math.min(count, Math.ceil(most * 1.5))
  const compare = comparing(features)
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE)
    const { keys } = index.search(vectors.subarray(from * DIMENSIONS, to * DIMENSIONS), candidates, 1)
    for (let item = from; item < to; item++) {
      const near = keys.subarray((item - from) * candidates, (item - from + 1) * candidates)
      yield compare(item, near)
    }
  }
}

/** The exact similarity of an item and others. */
function comparing({ words, starts, word, weight }: Features) {
  const own = new Float32Array(words.length)
  return (item: number, keys: BigUint64Array): Neighbour[] => {
    for (let at = starts[item]!; at < starts[item + 1]!; at++) own[word[at]!] = weight[at]!
    const near: Neighbour[] = []
    for (const key of keys) {
      const other = Number(key)
      if (other === item || other >= starts.length - 1) continue
      let score = 0
      for (let at = starts[other]!; at < starts[other + 1]!; at++) score += own[word[at]!]! * weight[at]!
      near.push({ other, score })
    }
    for (let at = starts[item]!; at < starts[item + 1]!; at++) own[word[at]!] = 0
    return near
  }
}

/** Each word points in a direction of its own, the same whenever its number is. */
function project({ starts, word, weight }: Features): Float32Array {
  const count = starts.length - 1
  const vectors = new Float32Array(count * DIMENSIONS)
  for (let item = 0; item < count; item++)
    for (let at = starts[item]!; at < starts[item + 1]!; at++)
      for (let turn = 0; turn < SPREAD; turn++) {
        const bits = scatter(word[at]! * SPREAD + turn)
        vectors[item * DIMENSIONS + (bits % DIMENSIONS)]! += bits & 0x10000 ? weight[at]! : -weight[at]!
      }
  return vectors
}

function scatter(number: number): number {
  let bits = Math.imul(number + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
