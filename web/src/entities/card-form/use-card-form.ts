import { useRef, useState } from 'react'
import type { CardFault, CardFormProps, CardOutcome } from './card-form-props.ts'

export type CardForm = ReturnType<typeof useCardForm>
const another = 'another'

/** What every card form does: which card is used, that one payment is under way at a time, and what follows from its outcome. */
export function useCardForm({
  saved,
  onTaken,
  onUnclear,
  onFault,
}: Pick<CardFormProps, 'saved' | 'onTaken' | 'onUnclear' | 'onFault'>) {
  const [chosenId, choose] = useState(saved?.cards[0]?.id ?? another)
  const [isKept, setIsKept] = useState(false)
  const [busy, setBusy] = useState<'card' | 'on file' | null>(null)
  const [fault, setFault] = useState<CardFault | null>(null)
  const isPaying = useRef(false)
  /** `confirm` answers `null` where the reader is on the way to the bank's page. */
  const pay = async (which: 'card' | 'on file', confirm: () => Promise<CardOutcome | null>) => {
    if (isPaying.current) return
    isPaying.current = true
    setBusy(which)
    setFault(null)
    const outcome = await confirm()
    const isSettled = outcome === null || ('unclear' in outcome && (await onUnclear()))
    isPaying.current = false
    setBusy(null)
    if (isSettled) return
    if ('taken' in outcome) return onTaken()
    setFault(outcome)
    onFault?.(outcome)
  }
  return {
    saved,
    /** The newest saved card until the reader chooses; `null` is one that is typed in. */
    chosen: saved?.cards.find(({ id }) => id === chosenId) ?? null,
    choose: (card: string | null) => choose(card ?? another),
    isKept,
    setIsKept,
    busy,
    fault,
    setFault,
    pay,
  }
}
