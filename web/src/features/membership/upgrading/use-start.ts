import type { UpgradePayment } from '@storyright/contracts/http'
import { useRef, useState } from 'react'
import { isApiError } from '../../../shared/api-error.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { planChanged, useUpgradeMutation } from '../membership.api.ts'
import { toastUpgradeError } from '../paying/payment-toasts.ts'

/** Begins the payment of the first year, or goes on with the one that was begun: asking twice makes no second one. */
export function useStart() {
  const [upgrade, { isLoading }] = useUpgradeMutation()
  const dispatch = useAppDispatch()
  const [payment, setPayment] = useState<UpgradePayment | null>(null)
  const [error, setError] = useState<unknown>(null)
  const asking = useRef(false)
  const start = async () => {
    if (asking.current) return
    asking.current = true
    try {
      setPayment(await upgrade({ termsAccepted: true }).unwrap())
      setError(null)
    } catch (failure) {
      setError(failure)
      // Another tab or device was first: the page that is read again says so.
      if (isApiError(failure) && failure.status === 409) dispatch(planChanged())
      else if (!isApiError(failure) || !failure.isLost) toastUpgradeError()
    } finally {
      asking.current = false
    }
  }
  return { payment, error, isLoading, start }
}
