/** How many numbers a vector has. */
export const dimensions = 384
const WORDS = dimensions / 32

/** A vector of length 1 in bytes: its largest number is 127, and only directions are compared. */
export function quantised(values: ArrayLike<number>): Int8Array<ArrayBuffer> {
  let largest = 0
  for (let at = 0; at < values.length; at++) largest = Math.max(largest, Math.abs(values[at]!))
  return Int8Array.from(values, (value) => Math.round((value / (largest || 1)) * 127))
}

/** The mean of the model's vectors of all tokens. */
export function meanOfTokens(values: Float32Array, tokens: number): Float32Array {
  const mean = new Float32Array(dimensions)
  for (let token = 0; token < tokens; token++)
    for (let at = 0; at < dimensions; at++) mean[at]! += values[token * dimensions + at]! / tokens
  return mean
}

export function dotOf(one: Int8Array, other: Int8Array, from = 0): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += one[at]! * other[from + at]!
  return sum
}

export const lengthOf = (vector: Int8Array): number => Math.sqrt(dotOf(vector, vector))

/** The cosine of the angle between two vectors: 1 for the same direction. */
export function cosineOf(one: Int8Array, other: Int8Array): number {
  return dotOf(one, other) / (lengthOf(one) * lengthOf(other) || 1)
}

/** The sign of each number, as bits. */
export function signsOf(vector: Int8Array): Int32Array<ArrayBuffer> {
  const signs = new Int32Array(WORDS)
  for (let at = 0; at < dimensions; at++) if (vector[at]! > 0) signs[at >> 5]! |= 1 << (at & 31)
  return signs
}

/** In how many signs two vectors differ. */
export function differingSigns(signs: Int32Array, all: Int32Array, from: number): number {
  let count = 0
  for (let at = 0; at < WORDS; at++) {
    let bits = signs[at]! ^ all[from + at]!
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

export const signWords = WORDS
