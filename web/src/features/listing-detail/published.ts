import { day, withDashes } from '@storyright/contracts/vocabulary'

/** A work is known by its year, its month or its day: no more is shown than was said. */
export function published(date: string | null) {
  if (!date) return null
  return asWritten(withDashes(date))
}

const asWritten = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? day(`${date}T12:00:00Z`) : date
