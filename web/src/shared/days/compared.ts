/** How a figure went since the period before, in words: colour alone says nothing to many. */
export function comparedWords(now: number, before: number, write: (value: number) => string): string {
  if (now === before) return `Unchanged at ${write(before)}`
  const way = now > before ? 'Up' : 'Down'
  // Of a handful a share says little, and so does one of ten times as many: they stand for themselves.
  const percent = before >= 10 ? Math.round((Math.abs(now - before) / before) * 100) : 0
  return percent >= 1 && percent < 1_000 ? `${way} ${percent}% from ${write(before)}` : `${way} from ${write(before)}`
}
