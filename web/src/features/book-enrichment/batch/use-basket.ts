import { type enrichmentAddresses, enrichmentBatches } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import type { Reply } from '../../../shared/call-to.ts'

export interface Entry {
  id: string
  title: string
  author: string
}
export type BookResult = Reply<typeof enrichmentAddresses.enrichBooks>['results'][number]

const { most } = enrichmentBatches.books

/** The listings that are to be looked up together, in the order in which they were chosen. */
export function useBasket() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const add = (more: readonly Entry[]) =>
    setEntries((before) => {
      const fresh = more.filter(({ id }) => !before.some((entry) => entry.id === id))
      return [...before, ...fresh].slice(0, most)
    })
  return {
    entries,
    add,
    remove: (id: string) => setEntries((before) => before.filter((entry) => entry.id !== id)),
    clear: () => setEntries([]),
    has: (id: string) => entries.some((entry) => entry.id === id),
    room: most - entries.length,
  }
}
