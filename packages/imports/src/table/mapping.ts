import { type ImportMapping, type ListingField, listingFields } from '@storyright/contracts/http'
import { foldText } from '@storyright/contracts/vocabulary'
import { headings } from './headings.ts'

/** Which column is which field, by its name: each field by the surest name that some column has; null for a column that is none. */
export function proposeMapping(columns: string[]): ImportMapping {
  const named = columns.map((name) => ({ name, heading: headingOf(name) }))
  const mapping: ImportMapping = Object.fromEntries(columns.map((name) => [name, null]))
  const taken = new Set<string>()
  const take = (field: ListingField, isField: (heading: string) => boolean) => {
    const column = named.find(({ name, heading }) => !taken.has(name) && isField(heading))
    if (!column) return false
    taken.add(column.name)
    mapping[column.name] = field
    return true
  }
  // The form's own names first, so that no synonym takes the column of another field.
  const rest = listingFields.filter((field) => !take(field, (heading) => heading === headingOf(wordsOf(field))))
  for (const field of rest) headings[field].some((name) => take(field, (heading) => heading === name))
  return mapping
}

/** `askingPrice` is “asking price”. */
const wordsOf = (field: string) => field.replace(/([A-Z])/g, ' $1')

const headingOf = (name: string): string => {
  const isField = (listingFields as readonly string[]).includes(name)
  return foldText((isField ? wordsOf(name) : name).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replaceAll('&', ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
