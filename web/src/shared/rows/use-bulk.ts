import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toast/toasts.ts'
import { errorMessage } from '../api-error.ts'

/** What became of a row: in words, beside it. */
export interface BulkResult {
  isDone: boolean
  message: string
}

/**
 * One action on several rows, one after the other, each by its own call: what fails keeps none of the others from being done. It ends
 * when its page is left; what is done stays done.
 */
export function useBulk() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<Readonly<Record<string, BulkResult>>>({})
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const isStopped = useRef(true)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before)
      for (const id of ids) isSelected ? next.add(id) : next.delete(id)
      return next
    })

  /** Answers how many were done and how many failed. `act` says in words what it did to a row, or why it did nothing. */
  const run = async (ids: readonly string[], act: (id: string) => Promise<string | BulkResult>) => {
    const counts = { done: 0, failed: 0 }
    if (!isStopped.current) return counts
    isStopped.current = false
    setResults({})
    for (const [at, id] of ids.entries()) {
      if (isStopped.current) break
      setRunning({ done: at, of: ids.length })
      const result = await act(id).then(
        (answer): BulkResult => (typeof answer === 'string' ? { isDone: true, message: answer } : answer),
        (error: unknown): BulkResult => ({
          isDone: false,
          message: errorMessage(error, 'It was not done. Please try again.'),
        }),
      )
      counts[result.isDone ? 'done' : 'failed'] += 1
      setResults((before) => ({ ...before, [id]: result }))
      // What failed stays selected, to be tried again.
      if (result.isDone) select([id], false)
    }
    isStopped.current = true
    setRunning(null)
    return counts
  }
  const stop = () => {
    isStopped.current = true
  }
  return { selected, select, results, running, run, stop }
}
export type Bulk = ReturnType<typeof useBulk>

/** What became of a bulk action: `2 accounts suspended`. */
export function toastBulk(counts: { done: number; failed: number }, noun: string, done: string): void {
  const some = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`
  toast({
    title: `${some(counts.done)} ${done}`,
    ...(counts.failed > 0 && {
      description: `${some(counts.failed)} failed. The reason is beside each, and they are still selected.`,
      variant: 'destructive',
    }),
  })
}
