import { useEffect, useLayoutEffect, useState } from 'react'
import { AskToDiscard } from '../../ui/dialog/ask-to-discard.tsx'
import { hasUnsaved } from '../../ui/dialog/unsaved.ts'
import { useRouting } from '../router/routing.tsx'
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

/** Keeps the reader on the page as `blocks` says; what it kept them from can be gone on with or dropped. */
function useBlocker(blocks: (from: string, to: string) => boolean) {
  const router = useRouting()?.router
  const [held, setHeld] = useState<(() => void) | null>(null)
  useLayoutEffect(() =>
    router?.guard(({ from, to, proceed }) => {
      const isHeld = blocks(from, to)
      if (isHeld) setHeld(() => proceed)
      return isHeld
    }),
  )
  const end = (goOn: boolean) => {
    setHeld(null)
    if (goOn) held?.()
  }
  return held && { proceed: () => end(true), reset: () => end(false) }
}
