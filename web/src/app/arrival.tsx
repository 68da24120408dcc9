import { page, pageAt } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { arrived } from '../shared/leaving.ts'
import { writeHead } from '../shared/page-head.ts'
import { useAppDispatch } from '../shared/store.ts'
import { focusContent } from '../ui/page/focus-content.ts'

/** On navigation: sets the page's title and description, and moves the focus to its start. */
export function Arrival() {
  const { pathname, key } = useLocation()
  const dispatch = useAppDispatch()
  const last = useRef<string>(null)
  useEffect(() => {
    const isFirst = last.current === null
    if (last.current === pathname) return
    last.current = pathname
    if (isFirst && document.title) return // the server has written it
    void writeHead(pageAt(pathname)?.page ?? page('home'))
    if (!isFirst) focusContent()
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every arrival, also at the page one was on.
  useEffect(() => {
    dispatch(arrived())
  }, [key, dispatch])
  return null
}
