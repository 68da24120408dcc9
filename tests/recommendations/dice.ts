/** Numbers from 0 to 1 that follow from a seed alone. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What turns the highest of several into one drawn by its weight, when it is added to the logarithm of each. */
export const gumbel = (dice: () => number) => -Math.log(-Math.log(Math.max(dice(), 1e-12)))
