import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { AskToDiscard } from '../../ui/dialog/ask-to-discard.tsx'
import { hasUnsaved } from '../../ui/dialog/unsaved.ts'
import { useAppSelector } from '../store.ts'
import { onAsk } from './may-leave.ts'

/** Asks before another page takes the place of something unsaved. Once, around every page: a router asks one only. */
export function LeaveGuard() {
  // Who signs out has been asked already.
  const isLeaving = useAppSelector(({ leaving }) => leaving)
  const [asked, setAsked] = useState<((leaves: boolean) => void) | null>(null)
  useEffect(() => onAsk((answer) => setAsked(() => answer)), [])
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving && hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  const answer = (leaves: boolean) => {
    if (asked) asked(leaves)
    else if (leaves) leaving.proceed?.()
    else leaving.reset?.()
    setAsked(null)
  }
  return (
    <AskToDiscard
      open={leaving.state === 'blocked' || asked !== null}
      onStay={() => answer(false)}
      onDiscard={() => answer(true)}
    />
  )
}
