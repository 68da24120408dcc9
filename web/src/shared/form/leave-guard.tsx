import { useEffect, useState } from 'react'
import { AskToDiscard } from '../../ui/dialog/ask-to-discard.tsx'
import { hasUnsaved } from '../../ui/dialog/unsaved.ts'
import { useBlocker } from '../router/use-blocker.ts'
import { useAppSelector } from '../store.ts'
import { onAsk } from './may-leave.ts'

/** Asks before another page takes the place of something unsaved. Once, around every page: the router asks one only. */
export function LeaveGuard() {
  // Who signs out has been asked already.
  const isLeaving = useAppSelector(({ leaving }) => leaving)
  const [asked, setAsked] = useState<((leaves: boolean) => void) | null>(null)
  useEffect(() => onAsk((answer) => setAsked(() => answer)), [])
  const leaving = useBlocker((from, to) => !isLeaving && hasUnsaved() && from !== to)
  const answer = (leaves: boolean) => {
    if (asked) asked(leaves)
    else if (leaves) leaving?.proceed()
    else leaving?.reset()
    setAsked(null)
  }
  return (
    <AskToDiscard
      open={leaving !== null || asked !== null}
      onStay={() => answer(false)}
      onDiscard={() => answer(true)}
    />
  )
}
