import { differingSigns, dimensions, dotOf, lengthOf, signsOf, signWords } from './vector.ts'

export interface Near {
  id: string
  /** The cosine of the angle: 1 for the same. */
  nearness: number
}

/** So many times the wanted number are found by signs alone; of these the vectors are compared. */
const CANDIDATES = 4
const LEAST_CANDIDATES = 400

/** Vectors by id, in memory. The signs of all are compared first, and the vectors of the best only. */
export class VectorIndex {
  #ids: string[] = []
  readonly #places = new Map<string, number>()
  #vectors = new Int8Array(0)
  #lengths = new Float32Array(0)
  #signs = new Int32Array(0)

  get size(): number {
    return this.#ids.length
  }

  set(id: string, vector: Int8Array): void {
    let place = this.#places.get(id)
    if (place === undefined) {
      place = this.#ids.push(id) - 1
      this.#places.set(id, place)
      this.#grow()
    }
    this.#vectors.set(vector, place * dimensions)
    this.#lengths[place] = lengthOf(vector) || 1
    this.#signs.set(signsOf(vector), place * signWords)
  }

  /** The last one takes its place. */
  delete(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    const last = this.#ids.length - 1
    const moved = this.#ids[last]!
    this.#ids[place] = moved
    this.#places.set(moved, place)
    this.#vectors.copyWithin(place * dimensions, last * dimensions, (last + 1) * dimensions)
    this.#lengths[place] = this.#lengths[last]!
    this.#signs.copyWithin(place * signWords, last * signWords, (last + 1) * signWords)
    this.#ids.pop()
    this.#places.delete(id)
  }

  /** The nearest first; equal ones by id, so that every replica answers the same. */
  nearest(vector: Int8Array, count: number): Near[] {
    const length = lengthOf(vector) || 1
    return this.#candidates(vector, Math.max(LEAST_CANDIDATES, count * CANDIDATES))
      .map((place) => ({
        id: this.#ids[place]!,
        nearness: dotOf(vector, this.#vectors, place * dimensions) / (length * this.#lengths[place]!),
      }))
      .sort((one, other) => other.nearness - one.nearness || (one.id < other.id ? -1 : 1))
      .slice(0, count)
  }

  /** Those that differ in the fewest signs, and all that differ in as many as the last of them. */
  #candidates(vector: Int8Array, count: number): number[] {
    const signs = signsOf(vector)
    const differing = new Uint16Array(this.size)
    const having = new Uint32Array(dimensions + 1)
    for (let place = 0; place < this.size; place++) {
      const differs = differingSigns(signs, this.#signs, place * signWords)
      differing[place] = differs
      having[differs]! += 1
    }
    let most = 0
    for (let found = having[0]!; found < count && most < dimensions; found += having[most]!) most++
    const places: number[] = []
    for (let place = 0; place < this.size; place++) if (differing[place]! <= most) places.push(place)
    return places
  }

  #grow(): void {
    if (this.#lengths.length >= this.#ids.length) return
    const capacity = Math.max(1_024, this.#lengths.length * 2)
    const [vectors, lengths, signs] = [this.#vectors, this.#lengths, this.#signs]
    this.#vectors = new Int8Array(capacity * dimensions)
    this.#vectors.set(vectors)
    this.#lengths = new Float32Array(capacity)
    this.#lengths.set(lengths)
    this.#signs = new Int32Array(capacity * signWords)
    this.#signs.set(signs)
  }
}
