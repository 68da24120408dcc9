import { type MembershipState, membershipMessages as messages } from '@storyright/contracts/vocabulary'
import { useCallback, useState } from 'react'
import { type CardFault, isUnexpected, linesOf } from '../../../entities/card-form/card-form-props.ts'
import { errorMessage, isApiError } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { pause } from '../../../shared/pause.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { useWhileHere } from '../../../shared/use-while-here.ts'
import { type ToastMessage, toast } from '../../../ui/toast/toasts.ts'
import { planChanged, useConfirmUpgradeMutation } from '../membership.api.ts'

type State =
  | { at: 'card'; refused: string | null }
  | { at: 'confirming' }
  | { at: 'unconfirmed'; subscriptionId: string }
export type Confirmation = ReturnType<typeof useConfirmation>

interface UseConfirmationOptions {
  onPaid: () => void
  /** The services do not know of the payment, though the card was taken. */
  onFailed?: () => void
  /** It begins with the reader's return from the bank. */
  isUnderWay?: boolean
}

/** Where a payment stands once the card was given. */
export function useConfirmation({ onPaid, onFailed = toastUpgradeFailed, isUnderWay = false }: UseConfirmationOptions) {
  const [state, setState] = useState<State>(isUnderWay ? { at: 'confirming' } : { at: 'card', refused: null })
  const activate = useActivation()
  const confirm = async (subscriptionId: string) => {
    setState({ at: 'confirming' })
    const found = await activate(subscriptionId)
    if ('paid' in found) return onPaid()
    if ('unpaid' in found) {
      toastPaymentFailed(found.unpaid)
      return setState({ at: 'card', refused: found.unpaid })
    }
    onFailed()
    setState({ at: 'unconfirmed', subscriptionId })
  }
  /** One look, which says nothing of what it does not see. */
  const look = async (subscriptionId: string) => {
    const isPaid = 'paid' in (await activate(subscriptionId, 1))
    if (isPaid) onPaid()
    return isPaid
  }
  return { state, confirm, look }
}

const LOOK_AGAIN_MS = 1_000
const LOOKS = 4

/** What became of a payment: paid, not paid and why, not known yet, or nothing that another look would change. */
type Activation = { paid: true } | { unpaid: string } | { unknown: true } | { failed: true }

/**
 * Makes the services look at a payment with the provider, again for a few seconds while they do not know. Returns nothing once the page has
 * been left.
 */
function useActivation() {
  const [confirm] = useConfirmUpgradeMutation()
  const dispatch = useAppDispatch()
  const whileHere = useWhileHere()
  return useCallback(
    async (subscriptionId: string, looks = LOOKS): Promise<Activation> => {
      const lookOnce = async () => {
        const found = await confirm({ subscriptionId })
          .unwrap()
          .then(({ state }): Activation => (isPaid(state) ? { paid: true } : { unknown: true }), activationOf)
        if ('paid' in found) dispatch(planChanged()) // wherever the reader is by now
        return found
      }
      for (let look = 1; ; look += 1) {
        const found = await whileHere(lookOnce())
        if (!('unknown' in found) || look >= looks) return found
        await whileHere(pause(LOOK_AGAIN_MS))
      }
    },
    [confirm, dispatch, whileHere],
  )
}

// Premium alone says nothing of a renewal, which it outlasts for a while.
const isPaid = (state: MembershipState) => state === 'active' || state === 'ending'

function activationOf(error: unknown): Activation {
  const status = isApiError(error) ? error.status : 0
  const isChanging = isApiError(error) && error.problem?.code === 'CHANGING'
  if (status === 0 || status >= 500 || isChanging) return { unknown: true }
  return status === 409 ? { unpaid: errorMessage(error, 'The payment did not go through.') } : { failed: true }
}

const destructive = ({ title, message }: { title: string; message: string }): ToastMessage => ({
  title,
  description: message,
  variant: 'destructive',
})

/** The payment was refused: the sentence says why. */
const toastPaymentFailed = (message: string) => toast(destructive({ ...messages.paymentFailed, message }))
const toastUpgradeFailed = () =>
  toast({ ...destructive(messages.upgradeFailed), link: { label: 'Contact support', to: paths.support } })
export const toastUpgradeError = () => toast(destructive(messages.upgradeError))
/** What a card form tells of. */
export const toastCardFault = (fault: CardFault) =>
  isUnexpected(fault) ? toast(destructive(messages.paymentError)) : toastPaymentFailed(linesOf(fault).join('\n'))
