import { useState } from 'react'
import { useBankReturn } from '../../../entities/card-form/use-bank-return.ts'
import { useConfirmation } from '../paying/use-confirmation.ts'
import { renewalToasts } from './renewal-toasts.ts'
import { useKeepCard } from './use-keep-card.ts'

/** After the bank's page: keeps the card, or looks at the renewal, that it was asked about. Whether that is so. */
export function useReturnedCard() {
  const [isBack, setIsBack] = useState(false)
  const keep = useKeepCard()
  const { confirm } = useConfirmation(renewalToasts)
  useBankReturn((returned) => {
    setIsBack(true)
    const [setup, subscriptionId] = [returned.get('setup_intent'), returned.get('subscription')]
    if (setup) void keep(setup)
    else if (subscriptionId) void confirm(subscriptionId)
  })
  return isBack
}
