import { useSyncExternalStore } from 'react'
import { below } from './theme.ts'

const phone = below.phone.replace('@media ', '')

/** For what a phone shows in another order, or as other elements. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = globalThis.matchMedia?.(phone)
      query?.addEventListener('change', changed)
      return () => query?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.(phone).matches ?? false,
  )
}
