import type { Flagged } from '@storyright/contracts/http'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The text being read: the one that the address names; else the one that has taken the place of the last, so that a
 * decision leads to the next; else the first. The phone shows a text only where one is `wanted`, else the list.
 */
export function useChosen(rows: readonly Flagged[]) {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('flag')
  const named = rows.findIndex(({ id }) => id === wanted)
  const lastPlace = useRef(0)
  const place = named >= 0 ? named : Math.min(lastPlace.current, rows.length - 1)
  useEffect(() => {
    if (place >= 0) lastPlace.current = place
  }, [place])

  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('flag', id)
    else next.delete('flag')
    return next
  }
  const choose = (to: number) => {
    const row = rows[to]
    if (row) setAddress(addressOf(row.id), { replace: wanted !== null, preventScrollReset: true })
  }
  return {
    chosen: rows[place],
    wanted,
    step: (by: 1 | -1) => choose(place + by),
    linkTo: (id: string | null) => ({ search: `${addressOf(id)}` }),
  }
}
