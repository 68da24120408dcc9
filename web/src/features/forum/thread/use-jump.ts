import { useEffect, useState } from 'react'
import type { Rows } from '../../../shared/rows/use-rows.ts'
import { replyAnchor } from './reply.tsx'

/** Goes to a reply, wherever it stands: replies before it are read first. */
export function useJump({ rows, hasMore, isReadingMore, isFailed, readMore }: Rows<{ id: string }>) {
  const [target, setTarget] = useState<string | null>(null)
  const isThere = target !== null && rows?.some(({ id }) => id === target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every page that has come.
  useEffect(() => {
    if (target === null || !rows || isReadingMore) return
    if (!isThere && hasMore && !isFailed) return readMore()
    setTarget(null)
    const reply = isThere && document.getElementById(replyAnchor(target))
    if (!reply) return
    reply.scrollIntoView({ block: 'start' })
    reply.focus({ preventScroll: true })
  }, [target, rows?.length, isReadingMore, isFailed])
  return setTarget
}
