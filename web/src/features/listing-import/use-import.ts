import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { isAtWork } from './import-words.ts'
import { afterWork, useKnownImport, useListingImportQuery } from './imports.api.ts'

/** Where the stream does not say it sooner. */
const LOOK_AGAIN_MS = 2_000

/** An import as it is now: the stream has it read again with every step, and without one it is asked for while something is being done. */
export function useImport(id: string) {
  const known = useKnownImport(id).data?.state
  const read = useListingImportQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: known && isAtWork(known) ? LOOK_AGAIN_MS : 0,
  })
  const dispatch = useAppDispatch()
  const last = useRef(known)
  useEffect(() => {
    const before = last.current
    last.current = known
    if (before && known && isAtWork(before) && !isAtWork(known)) dispatch(afterWork(id, before !== 'reading'))
  }, [dispatch, id, known])
  return read
}
