import { type Sort, sortParts } from '@storyright/contracts/vocabulary'
import type { TableSort } from '../../ui/data/table.tsx'
import { useAsked } from '../use-asked.ts'

/** What a table is sorted by; it stands in the address, so that a reload, a link and Back show the same. */
export function useSort<Name extends string>(columns: readonly Name[], parameter = 'sort') {
  const { address, change } = useAsked()
  const asked = address.get(parameter) as Sort<Name> | null
  const order = asked === null ? null : sortParts(asked)
  const isKnown = order !== null && columns.includes(order.by)
  const sort: TableSort = {
    order: isKnown ? order : null,
    // Another order begins at its first page; tables with a parameter of their own have no pages in the address.
    onSort: (next) =>
      change({
        [parameter]: next ? `${next.isDescending ? '-' : ''}${next.by}` : '',
        ...(parameter === 'sort' && { page: '' }),
      }),
  }
  return { by: isKnown ? asked : null, sort }
}
