import { access, isMetered, type Viewer } from '@storyright/contracts/vocabulary'
import { useEffect, useMemo } from 'react'
import type { Choices } from '../../features/listings-browse/choices.ts'
import { useTrackedSearch } from '../../features/listings-browse/use-tracked-search.ts'
import { BrowseMeter } from '../../features/membership/listing-meter.tsx'
import { useOpenedListingsQuery } from '../../features/membership/membership.api.ts'
import { titlesInCache } from '../../shared/recent-titles.ts'
import { useAppSelector } from '../../shared/store.ts'
import { MeterRoom } from './browse.styles.ts'

type ReadersPartProps = {
  viewer: Viewer
  choices: Choices
  /** How many were found, once it is known. */
  found: number | undefined
  onOpened: (ids: ReadonlySet<string>) => void
}

/** What the catalogue is to this reader: what they have opened, what is left of their month, and the way to the search by a key. What they search for is recorded. */
export function ReadersPart({ viewer, choices, found, onOpened }: ReadersPartProps) {
  const { data: ofMonth } = useOpenedListingsQuery(undefined, { skip: !access.producer(viewer) })
  const cached = useAppSelector((state) => state.api.queries)
  const opened = useMemo(
    () =>
      new Set([...titlesInCache(cached), ...(ofMonth ?? []).map(({ listingId: id }) => ({ id }))].map(({ id }) => id)),
    [cached, ofMonth],
  )
  const known = [...opened].sort().join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same titles in another set are no news.
  useEffect(() => onOpened(opened), [known, onOpened])
  useTrackedSearch(choices, found)
  useSlashKey()
  return (
    isMetered(viewer) && (
      <MeterRoom>
        <BrowseMeter />
      </MeterRoom>
    )
  )
}

/** `/` leads to the search, unless something is being typed or a dialog is open. */
function useSlashKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')) return
      const search = document.querySelector<HTMLElement>('form[role="search"] input')
      if (!search) return
      event.preventDefault()
      search.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
