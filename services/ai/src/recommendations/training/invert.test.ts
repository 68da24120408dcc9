import { invertDefinite } from './invert.ts'

it('inverts a symmetric, positive definite matrix', () => {
  const size = 40
  const matrix = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      matrix[row * size + column] = Math.cos((row + 1) * (column + 1)) + (row === column ? size : 0)
  const inverse = invertDefinite(matrix, size)
  const both = (row: number, column: number) => inverse[Math.max(row, column) * size + Math.min(row, column)]!
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      let product = 0
      for (let at = 0; at < size; at++) product += matrix[row * size + at]! * both(at, column)
      expect(product).toBeCloseTo(row === column ? 1 : 0, 9)
    }
})
