import { useSyncExternalStore } from 'react'

export type ToastMessage = {
  title: string
  description?: string
  /** Where help is. */
  link?: { label: string; to: string }
  variant?: 'default' | 'destructive'
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

/** One toast at a time, shown for five seconds; a closed one is forgotten only much later, so that it can fade. */
export const toastLimits = { atOnce: 1, shownMs: 5000, removedAfterMs: 1_000_000, swipePx: 50, hotkey: 'F8' } as const

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly ShownToast[]) {
  toasts = next
  for (const [id, timer] of removals) {
    if (next.some((shown) => shown.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}

/** Closes a toast; it leaves the list after the removal delay, or when the next one takes its place. */
export function dismissToast(id: number) {
  if (!removals.has(id)) {
    const timer = setTimeout(() => set(toasts.filter((shown) => shown.id !== id)), toastLimits.removedAfterMs)
    removals.set(id, timer)
  }
  set(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
}

/** Shows a message from anywhere, inside React or out of it. A new one takes the place of the one before. */
export function toast(message: ToastMessage) {
  lastId += 1
  const id = lastId
  set([{ ...message, id, open: true }, ...toasts].slice(0, toastLimits.atOnce))
  return { id, dismiss: () => dismissToast(id) }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownToasts = () => toasts

export const useToasts = () => useSyncExternalStore(subscribe, shownToasts)
