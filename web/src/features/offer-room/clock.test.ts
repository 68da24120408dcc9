import { timeLeft } from './clock.tsx'

it.each([
  [7 * 86_400_000, '7 days 0 h'],
  [86_400_000 + 3 * 3_600_000 + 5_000, '1 day 3 h'],
  [3 * 3_600_000 + 12 * 60_000, '3 h 12 min'],
  [65_001, '1 min 6 s'],
  [0, 'Ended'],
  [-5, 'Ended'],
])('of %d ms says %s', (ms, words) => expect(timeLeft(ms)).toBe(words))
