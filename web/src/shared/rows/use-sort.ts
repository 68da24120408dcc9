import { type Sort, sortParts } from '@storyright/contracts/vocabulary'
import { useAsked } from '../use-asked.ts'

/** What a table is sorted by; it stands in the address, so that a reload, a link and Back show the same. */
export function useSort<Name extends string>(columns: readonly Name[], parameter = 'sort') {
  const { address, change } = useAsked()
  const asked = address.get(parameter) as Sort<Name> | null
  const by = asked !== null && columns.includes(sortParts(asked).by) ? asked : null
  return { by, onSort: (sort: string | null) => change({ [parameter]: sort ?? '' }) }
}
