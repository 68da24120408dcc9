import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { errorMessage, isApiError } from '../../../shared/api-error.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { useAcceptOfferMutation, useRejectOfferMutation } from '../offers.api.ts'

export type Verdict = 'accept' | 'reject'
export type Answers = ReturnType<typeof useAnswers>

const toasts = {
  accept: {
    done: { title: 'Offer Accepted', description: 'The offer has been accepted and payment processed' },
    failed: 'Failed to accept offer',
  },
  reject: {
    done: { title: 'Offer Rejected', description: 'The offer has been rejected and payment hold released' },
    failed: 'Failed to reject offer',
  },
} as const

/** The provider has not said whether the money was charged: the services find out and finish the acceptance. */
const isUnknown = (error: unknown) =>
  isApiError(error) && error.status === 503 && error.problem?.code === 'CAPTURE_UNKNOWN'

/** The agent's answers: which one is being asked about, and the offer whose acceptance the provider has yet to confirm. */
export function useAnswers() {
  const [asked, setAsked] = useState<{ offer: Offer; verdict: Verdict } | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<Offer | null>(null)
  const [accept, accepting] = useAcceptOfferMutation()
  const [reject, rejecting] = useRejectOfferMutation()
  const confirm = async ({ withoutExtraRights = false } = {}) => {
    if (!asked) return
    const { offer, verdict } = asked
    const answer = (id: string) => (verdict === 'accept' ? accept({ id, withoutExtraRights }) : reject(id))
    const send = async () => {
      try {
        await answer(offer.id).unwrap()
        return toasts[verdict].done
      } catch (error) {
        if (!isUnknown(error)) throw error
        setUnconfirmed(offer)
        return { title: 'Payment not confirmed yet', description: errorMessage(error, '') }
      }
    }
    await runWithToast(send, (outcome) => outcome, toasts[verdict].failed)
    setAsked(null)
  }
  return {
    asked,
    ask: (offer: Offer, verdict: Verdict) => setAsked({ offer, verdict }),
    drop: () => setAsked(null),
    confirm,
    busy: accepting.isLoading || rejecting.isLoading,
    isUnconfirmed: ({ id }: Offer) => unconfirmed?.id === id,
    hasUnconfirmed: unconfirmed !== null,
    /** Forgets the unconfirmed one as soon as something has happened to its offer. */
    settle: (offers: readonly Offer[] | undefined) => {
      const now = offers?.find(({ id }) => id === unconfirmed?.id)
      if (unconfirmed && now && now.timeline.length > unconfirmed.timeline.length) setUnconfirmed(null)
    },
  }
}
