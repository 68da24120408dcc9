const EVERY_MS = 5_000

/** Prints progress every few seconds: listings seeded, rate and time left. */
export function showProgress(say: (line: string) => void) {
  const began = performance.now()
  let told = began
  return (loaded: number, total: number): void => {
    const now = performance.now()
    if (now - told < EVERY_MS && loaded < total) return
    told = now
    const perSecond = loaded / ((now - began) / 1_000)
    const left = loaded < total ? `, ${timeOf((total - loaded) / perSecond)} left` : ''
    say(`  … ${number(loaded)} of ${number(total)} listings, ${number(Math.round(perSecond))} a second${left}`)
  }
}

const number = (value: number) => value.toLocaleString('en-GB')
const timeOf = (seconds: number) =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`
