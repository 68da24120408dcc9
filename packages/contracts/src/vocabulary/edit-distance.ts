/** How many typos lie between two words: letters missing, added, replaced, or two neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  let beforeLast: number[] = []
  let last = b.map((_letter, column) => column)
  last.push(b.length)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current[column] = Math.min(replaced, last[column]! + 1, current[column - 1]! + 1)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) current[column] = Math.min(current[column]!, beforeLast[column - 2]! + 1)
    }
    beforeLast = last
    last = current
  }
  return last[b.length]!
}

/** How many typos a word of this length may have and still be understood. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  const letters = [...word].length
  if (letters >= 9) return 2
  return letters >= 5 ? 1 : 0
}

/** How many it may have where nothing else is found. */
export function typosForgiven(word: string): number {
  return [...word].length >= 6 ? 2 : typosAllowed(word)
}
