import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { isAhead } from '../../shared/is-ahead.ts'
import { Note } from '../../ui/state/note.tsx'
import { Words } from '../../ui/text/words.ts'
import { useStanding } from './standing.api.ts'

/**
 * An editor, or in its place until when and why its reader cannot write. Where that cannot be asked the editor shows:
 * the service has the last word.
 */
export function UnlessMuted({ children }: { children: ReactNode }) {
  const standing = useStanding()
  if (!standing || !isAhead(standing.mutedUntil)) return children
  return (
    <Note tone="wait">
      You can read, but not write, until {dayAndTime(standing.mutedUntil)}.
      {standing.reason && (
        <>
          {' '}
          A moderator’s reason: <Words>{standing.reason}</Words>
        </>
      )}
    </Note>
  )
}
