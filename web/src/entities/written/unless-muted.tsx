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
  return muted ? <Muted muted={muted} onLeave={onLeave} /> : children
}

type MutedProps = Pick<UnlessMutedProps, 'onLeave'> & { muted: NonNullable<ReturnType<typeof useMuted>> }

function Muted({ muted: { until, reason }, onLeave }: MutedProps) {
  const leave = onLeave && (
    <Button small onClick={onLeave}>
      Close
    </Button>
  )
  const why = reason ? ' A moderator’s reason: ' : ''
  return (
    <Note tone="wait" action={leave}>
      {`You can read, but not write, until ${dayAndTime(until)}, UK time.${why}`}
      <Words>{reason ?? ''}</Words>
    </Note>
  )
}
