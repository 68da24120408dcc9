import { useState } from 'react'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { useNewsQuery } from '../news/news.api.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Marks everything as read, and says that it is. It keeps the focus when there is nothing left to do. */
export function MarkAll({ userId, quiet = false }: { userId: string; quiet?: boolean }) {
  const { data: news } = useNewsQuery(userId)
  const { isMarking, markAll } = useMarkRead(userId)
  const [isMarked, setMarked] = useState(false)
  const isIdle = news?.unread === 0 || isMarking
  const mark = async () => {
    try {
      await markAll()
      setMarked(true)
    } catch (error) {
      toastFailure('Could not mark your notifications as read', error)
    }
  }
  const Kind = quiet ? QuietButton : Button
  return (
    <>
      <Kind aria-disabled={isIdle} onClick={() => void (isIdle || mark())}>
        {news?.unread === 0 ? 'All read' : 'Mark all read'}
      </Kind>
      <VisuallyHidden aria-live="polite">{isMarked && news?.unread === 0 && 'All read'}</VisuallyHidden>
    </>
  )
}
