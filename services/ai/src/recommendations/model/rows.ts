/** For each of many things a few numbered others with a score, strongest first: one array after the other, in little space. */
export interface Rows {
  /** Where the row of each begins; one more than there are rows. */
  starts: Uint32Array
  others: Uint32Array
  /** In parts of 255 of the row's scale. */
  scores: Uint8Array
  scales: Float32Array
}

export interface Neighbour {
  other: number
  score: number
}

/** Packs rows as they are made, strongest first, with no more than `most` in each. */
export function packRows(rows: Iterable<Neighbour[]>, most: number): Rows {
  const starts = [0]
  const scales: number[] = []
  const others = new Growing(Uint32Array)
  const scores = new Growing(Uint8Array)
  for (const row of rows) {
    const kept = row
      .filter(({ score }) => score > 0)
      .sort((one, two) => two.score - one.score || one.other - two.other)
      .slice(0, most)
    const scale = kept[0]?.score ?? 0
    for (const { other, score } of kept) {
      others.push(other)
      scores.push(Math.max(1, Math.round((score / scale) * 255)))
    }
    starts.push(others.length)
    scales.push(scale)
  }
  return {
    starts: Uint32Array.from(starts),
    others: others.taken(),
    scores: scores.taken(),
    scales: Float32Array.from(scales),
  }
}

/** Calls with each other of a row and its score. */
export function eachOf(
  { starts, others, scores, scales }: Rows,
  row: number,
  use: (other: number, score: number) => void,
) {
  const unit = scales[row]! / 255
  for (let at = starts[row]!; at < starts[row + 1]!; at++) use(others[at]!, scores[at]! * unit)
}

class Growing<Numbers extends Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>> {
  length = 0
  #kept: Numbers
  readonly #Kind: new (
    length: number,
  ) => Numbers

  constructor(Kind: new (length: number) => Numbers) {
    this.#Kind = Kind
    this.#kept = new Kind(1_024)
  }

  push(value: number): void {
    if (this.length === this.#kept.length) {
      const larger = new this.#Kind(this.length * 2)
      larger.set(this.#kept)
      this.#kept = larger
    }
    this.#kept[this.length++] = value
  }

  taken(): Numbers {
    const exact = new this.#Kind(this.length)
    exact.set(this.#kept.subarray(0, this.length) as Numbers)
    return exact
  }
}
