import type { ForumPost } from '@storyright/contracts/http'
import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../../shared/store.ts'
import { keepOf, viewPost } from '../forum.api.ts'

/** Counts the visit of a discussion, once, and remembers what was new when its reader came. */
export function useArrival(post: ForumPost, isFresh: boolean) {
  const dispatch = useAppDispatch()
  const counted = useRef(false)
  const [firstUnreadId, setFirstUnreadId] = useState<string | null>(null)
  useEffect(() => {
    if (!isFresh || counted.current) return
    counted.current = true
    setFirstUnreadId(post.firstUnreadId)
    const { id, viewCount } = post
    // A view that is not counted is nothing to trouble a reader with.
    void dispatch(viewPost.initiate(id)).then(({ error }) => {
      dispatch(keepOf('Discussions', { id, isNew: false, ...(!error && { viewCount: viewCount + 1 }) }))
    })
  }, [post, isFresh, dispatch])
  return { firstUnreadId }
}
