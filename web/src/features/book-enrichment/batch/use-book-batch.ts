import { type enrichmentAddresses, enrichmentBatches, enrichmentMessages } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { type StepOutcome, useRemaining } from '../../../entities/enrichment/use-remaining.ts'
import type { Reply } from '../../../shared/call-to.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { useBooksWaitingQuery, useEnrichBooksMutation, useLazyBooksWaitingQuery } from '../books.api.ts'

/** So many are asked for at once, so that it can be seen how far it is, and stopped. */
const few = 5
export type Results = Readonly<Record<string, BookResult>>

/** The listings of a batch, looked up a few at a time. What was looked up stays so, whenever it ends. */
export function useBookBatch() {
  const basket = useBasket()
  const [autoApply, setAutoApply] = useState(false)
  const [send] = useEnrichBooksMutation()
  const [results, setResults] = useState<Results>({})
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const isStopped = useRef(true)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const left = basket.entries.map(({ id }) => id).filter((id) => isLeft(results[id]))
  const run = async () => {
    if (!isStopped.current) return
    isStopped.current = false
    const ids = left
    const found: BookResult[] = []
    setResults((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))))
    try {
      for (let at = 0; at < ids.length && !isStopped.current; at += few) {
        setRunning({ done: at, of: ids.length })
        const answer = await send({ listingIds: ids.slice(at, at + few), autoApply }).unwrap()
        found.push(...answer.results)
        setResults((before) => ({
          ...before,
          ...Object.fromEntries(answer.results.map((one) => [one.listingId, one])),
        }))
      }
      toast({ title: 'Batch Finished', description: batchWords(found) })
    } catch (error) {
      toastFailure(enrichmentMessages.failed, error, enrichmentMessages.bookFailedFallback)
    } finally {
      isStopped.current = true
      setRunning(null)
    }
  }
  const stop = () => {
    isStopped.current = true
  }
  return { basket, autoApply, setAutoApply, left: left.length, run, running, results, stop }
}

/** Every listing that nobody has looked up yet at Google Books, a few at a time; certain finds are taken over where asked. */
export function useRemainingBooks(autoApply: boolean) {
  const { data, isError, isFetching, refetch } = useBooksWaitingQuery(undefined, { refetchOnMountOrArgChange: true })
  const [read] = useLazyBooksWaitingQuery()
  const [send] = useEnrichBooksMutation()
  const remaining = useRemaining('books')
  const start = () => {
    // What failed may wait again at once: each listing is asked for once in a run.
    const asked = new Set<string>()
    return remaining.start(async (): Promise<StepOutcome> => {
      const { rows } = await read().unwrap()
      const listingIds = rows
        .map(({ listingId }) => listingId)
        .filter((id) => !asked.has(id))
        .slice(0, few)
      if (listingIds.length === 0) return { processed: 0, failed: 0, end: rows.length === 0 ? 'all' : 'refused' }
      for (const id of listingIds) asked.add(id)
      const { results } = await send({ listingIds, autoApply }).unwrap()
      const failed = results.filter(({ state }) => state === 'failed').length
      const processed = results.filter(isLookedUp).length
      return { processed, failed, end: processed + failed < listingIds.length ? 'refused' : undefined }
    })
  }
  return {
    run: remaining.run,
    pause: remaining.pause,
    start,
    /** Undefined while it is not known. */
    left: data?.total,
    isUnknown: isError && !data,
    isFetching,
    refetch,
  }
}

const isLookedUp = ({ state }: BookResult) => state !== 'failed' && state !== 'waiting'

/** What a batch came to: `20 looked up, 14 found, 3 taken over, 1 failed.` */
function batchWords(results: readonly BookResult[]) {
  const count = (isMeant: (result: BookResult) => boolean) => results.filter(isMeant).length
  const [applied, failed] = [count(({ isApplied }) => isApplied), count((result) => !isLookedUp(result))]
  const parts = [
    `${count(isLookedUp)} looked up`,
    `${count(({ state }) => state === 'matched')} found`,
    ...(applied > 0 ? [`${applied} applied`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Which of them a next run is about: those without a result yet, or whose look-up failed. */
const isLeft = (result: BookResult | undefined) => !result || !isLookedUp(result)

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
