import { useState } from 'react'

/** Closes a dialog that may hold something unsaved: whatever closes it but its own buttons is asked about first. */
export function useAskingClose(onOpenChange: (open: boolean) => void) {
  const [within] = useState(() => new Set<symbol>())
  const [asks, setAsks] = useState(false)
  return {
    within,
    change: (open: boolean) => (!open && within.size > 0 ? setAsks(true) : onOpenChange(open)),
    question: {
      open: asks,
      onStay: () => setAsks(false),
      onDiscard: () => {
        setAsks(false)
        onOpenChange(false)
      },
    },
  }
}
