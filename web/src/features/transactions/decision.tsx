import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DecideTransaction, type TransactionAction } from './decide-transaction.tsx'

/** What an administrator who has read an offer may do in its agent's place, while its money is held. */
export function Decision({ offer }: { offer: Offer }) {
  const [action, setAction] = useState<TransactionAction | null>(null)
  return (
    <>
      <Button variant="danger" onClick={() => setAction('release')}>
        Release
      </Button>
      <Button variant="solid" onClick={() => setAction('capture')}>
        Capture
      </Button>
      {action && <DecideTransaction offer={offer} action={action} onClose={() => setAction(null)} />}
    </>
  )
}
