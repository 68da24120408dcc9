import { type Bid, type Cell, figuresOf, standsForBids } from './cell.ts'

/**
 * The figures of all parts of the market. The parts add up to the whole, as in every other division of it: whoever takes
 * away the shown parts is left with the hidden rest. So the rest needs five people as well, or has to be empty.
 */
export function figuresOfParts<Name>(
  cells: ReadonlyMap<Name, Cell>,
): { name: Name; figures: ReturnType<typeof figuresOf> }[] {
  const shown = shownOf(cells)
  return [...cells].map(([name, cell]) => ({ name, figures: figuresOf(cell, shown.has(name)) }))
}

function shownOf<Name>(cells: ReadonlyMap<Name, Cell>): ReadonlySet<Name> {
  const bySize = [...cells].toSorted(([, one], [, other]) => one.bids.length - other.bids.length)
  const newcomers = bySize[0]?.[1].newcomers // the same of all
  const stands = (bids: readonly Bid[]) => standsForBids(bids, newcomers)
  const hidden: Bid[] = bySize.flatMap(([, { bids }]) => (stands(bids) ? [] : bids))
  const shown = bySize.filter(([, { bids }]) => stands(bids))
  while (hidden.length > 0 && !stands(hidden) && shown.length > 0) hidden.push(...shown.shift()![1].bids)
  return new Set(shown.map(([name]) => name))
}
