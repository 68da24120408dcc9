/** The year in a date that may be a year, a month, a day or free text. */
export function yearIn(date: string | null): number | null {
  const [year] = /(?<!\d)[12]\d{3}(?!\d)/.exec((date ?? '').slice(0, 60)) ?? []
  return year ? Number(year) : null
}
