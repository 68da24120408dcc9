/**
 * The inverse of a symmetric, positive definite matrix of `size` rows, by Cholesky's decomposition. Only what stands on and below the
 * diagonal is read and filled. Every inner loop goes along rows: with thousands of them a general library takes ten times as long.
 */
export function invertDefinite(matrix: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const lower = decomposed(matrix, size)
  const inverse = invertedLower(lower, size)
  const product = new Float64Array(size * size)
  for (let term = 0; term < size; term++) {
    const from = inverse.subarray(term * size, term * size + term + 1)
    for (let row = 0; row <= term; row++) addTo(product.subarray(row * size, row * size + row + 1), from, from[row]!)
  }
  return product
}

/** The lower triangle that, times itself turned round, makes the matrix. */
function decomposed(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    const own = lower.subarray(row * size, row * size + row + 1)
    for (let column = 0; column <= row; column++) {
      const other = lower.subarray(column * size, column * size + column + 1)
      let rest = matrix[row * size + column]!
      for (let at = 0; at < column; at++) rest -= own[at]! * other[at]!
      own[column] = column === row ? Math.sqrt(rest) : rest / other[column]!
    }
  }
  return lower
}

function invertedLower(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    const own = inverse.subarray(row * size, row * size + row + 1)
    for (let above = 0; above < row; above++)
      addTo(own, inverse.subarray(above * size, above * size + above + 1), -lower[row * size + above]!)
    const diagonal = lower[row * size + row]!
    for (let at = 0; at < row; at++) own[at]! /= diagonal
    own[row] = 1 / diagonal
  }
  return inverse
}

/** Adds as much of `from` as `to` has places for. */
function addTo(to: Float64Array, from: Float64Array, times: number): void {
  const places = Math.min(to.length, from.length)
  for (let at = 0; at < places; at++) to[at]! += from[at]! * times
}
