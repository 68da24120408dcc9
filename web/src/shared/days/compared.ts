/** How a figure went since the period before, in words: colour alone says nothing to many. */
export function comparedWords(now: number, before: number, write: (value: number) => string): string {
  if (now === before) return `As before, ${write(before)}`
  const way = now > before ? 'Up' : 'Down'
  const percent = before > 0 ? Math.round((Math.abs(now - before) / before) * 100) : 0
  // Of next to nothing a share says little: ten times as many stand for themselves.
  return percent >= 1 && percent < 1_000 ? `${way} ${percent}% from ${write(before)}` : `${way} from ${write(before)}`
}
