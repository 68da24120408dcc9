import type { ForumReply } from '@storyright/contracts/http'
import { type RefObject, useEffect, useRef } from 'react'
import { useAppDispatch } from '../../../shared/store.ts'
import { keepOf, readPost } from '../forum.api.ts'

const PAUSE_MS = 1_000

interface Reading {
  postId: string
  viewerId: string
  replies: readonly ForumReply[]
  total: number
  /** Each reply of it has its place as `data-place`. */
  list: RefObject<HTMLElement | null>
}

/** Tells up to which reply a reader has come: at a pause, and when they leave. */
export function useReadUntil({ postId, viewerId, replies, total, list }: Reading) {
  const dispatch = useAppDispatch()
  const known = useRef({ replies, total })
  known.current = { replies, total }
  const furthest = useRef({ seen: -1, told: -1 })

  const tell = useRef(() => {})
  tell.current = () => {
    const { seen, told } = furthest.current
    const last = known.current.replies[seen]
    if (seen <= told || !last) return
    furthest.current.told = seen
    void dispatch(readPost.initiate({ id: postId, replyId: last.id }, { track: false })).then(({ error }) => {
      if (error) return
      const { replies: all, total: count } = known.current
      const left = all.slice(seen + 1).filter(({ author, isDeleted }) => !isDeleted && author.id !== viewerId)
      const unreadCount = left.length + count - all.length
      dispatch(keepOf('Discussions', { id: postId, unreadCount, firstUnreadId: left[0]?.id ?? null }))
    })
  }

  const { length } = replies
  useEffect(() => {
    if (!list.current || length === 0 || typeof IntersectionObserver === 'undefined') return
    let pause: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      const places = entries.filter((entry) => entry.isIntersecting).map(placeOf)
      furthest.current.seen = Math.max(furthest.current.seen, ...places)
      clearTimeout(pause)
      pause = setTimeout(() => tell.current(), PAUSE_MS)
    })
    for (const item of list.current.querySelectorAll('[data-place]')) observer.observe(item)
    return () => {
      clearTimeout(pause)
      observer.disconnect()
    }
  }, [length, list])

  useEffect(() => {
    const leave = () => tell.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

const placeOf = ({ target }: IntersectionObserverEntry) => Number((target as HTMLElement).dataset.place)
