import type { SwitchName } from '@storyright/contracts/vocabulary'
import { Note } from '../../ui/state/note.tsx'
import { useSwitchedOff } from './switched-off.api.ts'

/** The operators' sentence about a part that is switched off; nothing while it is on. */
export function SwitchedOffNote({ name, isAsked = true }: { name: SwitchName; isAsked?: boolean }) {
  const message = useSwitchedOff(name, isAsked)
  if (message === null) return null
  return (
    <Note tone="wait" role="status">
      {message}
    </Note>
  )
}
