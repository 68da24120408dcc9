const inCalifornia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

const partsAt = (moment: number) => {
  const parts = inCalifornia.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const)
  const { year, month, day, hour } = Object.fromEntries(parts) as Record<string, number>
  return { year: year!, month: month!, day: day!, hour: hour! }
}

/** The next midnight in California: 7 hours after that of UTC in summer, 8 in winter; clocks change at another hour. */
export function nextPacificMidnight(now: number): number {
  const { year, month, day } = partsAt(now)
  const inSummer = Date.UTC(year, month - 1, day + 1, 7)
  return partsAt(inSummer).hour === 0 ? inSummer : inSummer + 3_600_000
}
