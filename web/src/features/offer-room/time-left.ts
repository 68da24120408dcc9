/** "6 days 3 h", "3 h 12 min", "12 min 5 s": the two largest parts of what is left; nothing counts below zero. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return 'Ended'
  const seconds = Math.ceil(ms / 1_000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return `${minutes} min ${seconds % 60} s`
}
