/** The same day a year later, when a year that is paid on it renews; 28 Feb for 29 Feb. */
export function aYearOn(from: Date) {
  const later = new Date(from)
  later.setUTCFullYear(from.getUTCFullYear() + 1)
  if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0)
  return later
}
