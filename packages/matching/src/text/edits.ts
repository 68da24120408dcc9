/** Whether one text becomes the other by at most `most` letters put in, left out, changed or swapped; in time of length × most. */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const far = most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = new Array<number>(other.length + 1).fill(far)
    if (row <= most) current[0] = row
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, current[column - 1]! + 1)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current[column] = cost
    }
    if (current.every((cost) => cost > most)) return false
    beforeLast = last
    last = current
  }
  return last[other.length]! <= most
}
