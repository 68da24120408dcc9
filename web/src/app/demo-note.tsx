import { demoMark } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

/** Most visits need none of it. */
const Note = lazy(async () => ({ default: (await import('../entities/demo/demo-loading-note.tsx')).DemoLoadingNote }))

/** What is still missing on a page while a demo is loaded behind it; by the page's own head, nobody else asks. */
export function DemoNote() {
  const { pathname } = useLocation()
  if (!document.querySelector(`meta[name="${demoMark}"]`)) return null
  return (
    <Suspense>
      <Note pathname={pathname} />
    </Suspense>
  )
}
