import { page, pageAt } from '@storyright/contracts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { writeHead } from '../shared/page-head.ts'

/** On arriving at a page: its title and description, and the keyboard's focus at its beginning. */
export function Arrival() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    writeHead(pageAt(pathname)?.page ?? page('home'))
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
