import { catalogueCalls } from '@storyright/contracts/http'
import { measuredCalls } from '../many/calls.ts'

const { path: listing } = catalogueCalls.getListing
/** Ids that a catalogue of any size has. */
const known = Array.from({ length: 40 }, (_, place) => listing.replace(':id', String(place * 30 + 1)))

const meant: Record<string, string> = {
  'filtered page': 'browse: a filtered page of 24',
  'first total of a filter': 'browse: the first total of a filter',
  'facets of a filter': 'facets of a filter',
  'search, rare word': 'search: a rare word',
  'search, title': 'search: a title',
  'search, common word': 'search: a common word',
}

/** What is asked at every size, by what it is an example of. */
export function askedAtEachSize(): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  const add = (kind: string, path: string) => asked.set(kind, [...(asked.get(kind) ?? []), path])
  for (const { kind, path } of measuredCalls()) if (meant[kind]) add(meant[kind], path)
  for (const path of known) add('detail', path)
  return asked
}
