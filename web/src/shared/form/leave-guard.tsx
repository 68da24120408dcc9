import { useBlocker } from 'react-router-dom'
import { AskToDiscard } from '../../ui/unsaved/ask-to-discard.tsx'
import { hasUnsaved } from '../../ui/unsaved/unsaved.ts'

/** Asks before another page takes the place of something unsaved. Once, around every page: a router asks one only. */
export function LeaveGuard() {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <AskToDiscard
      open={leaving.state === 'blocked'}
      onStay={() => leaving.reset?.()}
      onDiscard={() => leaving.proceed?.()}
    />
  )
}
