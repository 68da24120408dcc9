import { page, pageAt } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation } from 'react-router-dom'
import { arrived } from '../shared/leaving.ts'
import { writeHead } from '../shared/page-head.ts'
import { linkOf, useRouting } from '../shared/router/routing.tsx'
import { useAppDispatch } from '../shared/store.ts'
import { focusContent } from '../ui/page/focus-content.ts'

/** On navigation: sets the page's title and description, and moves the focus to its start, or back to the link by which it was left. */
export function Arrival() {
  const { pathname, key } = useLocation()
  const move = useRouting()?.move
  const dispatch = useAppDispatch()
  const last = useRef<string>(null)
  useEffect(() => {
    const isFirst = last.current === null
    if (last.current === pathname) return
    last.current = pathname
    if (isFirst && document.title) return // the server has written it
    void writeHead(pageAt(pathname)?.page ?? page('home'))
    if (isFirst) return
    const left = move?.action === NavigationType.Pop && linkOf(move)
    const link = left && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`)
    if (link) link.focus({ preventScroll: true })
    else focusContent()
  }, [pathname, move])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every arrival, also at the page one was on.
  useEffect(() => {
    dispatch(arrived())
  }, [key, dispatch])
  return null
}
