import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Words } from '../../ui/text/words.ts'
import { useMuted } from './standing.api.ts'

type UnlessMutedProps = {
  children: ReactNode
  /** For an editor that can be left. */
  onLeave?: (() => void) | undefined
}

/** An editor, or in its place until when and why its writer cannot write. */
export function UnlessMuted({ children, onLeave }: UnlessMutedProps) {
  const muted = useMuted()
  if (!muted) return children
  const leave = onLeave && (
    <Button small onClick={onLeave}>
      Close
    </Button>
  )
  return (
    <Note tone="wait" action={leave}>
      You can read, but not write, until {dayAndTime(muted.until)}, UK time.
      {muted.reason && (
        <>
          {' '}
          A moderator’s reason: <Words>{muted.reason}</Words>
        </>
      )}
    </Note>
  )
}
