import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { useLazyOfferQuery } from '../../../entities/offer/offer.api.ts'
import { waitsForAnswer } from '../../../entities/offer/offer-state.ts'
import { isOtherRound } from '../../../entities/offer/offer-words.ts'
import { roundRead } from '../../../entities/offer/round-words.ts'
import { errorMessage, isApiError } from '../../../shared/api-error.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { useAcceptOfferMutation, useRejectOfferMutation } from '../offers.api.ts'

export type Verdict = 'accept' | 'reject'
interface Asked {
  /** As it was read: what is accepted. */
  offer: Offer
  verdict: Verdict
  /** What was read before, where other terms stood by the time of the answer. */
  before?: Offer
}
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
  const [asked, setAsked] = useState<Asked | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<Offer | null>(null)
  const [accept, accepting] = useAcceptOfferMutation()
  const [reject, rejecting] = useRejectOfferMutation()
  const [read, reading] = useLazyOfferQuery()
  const confirm = async ({ withoutExtraRights = false } = {}) => {
    if (!asked) return
    const { offer, verdict } = asked
    const { id } = offer
    const answer = () => (verdict === 'accept' ? accept({ id, withoutExtraRights, ...roundRead(offer) }) : reject(id))
    let isChanged = false
    const send = async () => {
      try {
        await answer().unwrap()
        return toasts[verdict].done
      } catch (error) {
        isChanged = isOtherRound(error)
        if (!isUnknown(error)) throw error
        setUnconfirmed(offer)
        return { title: 'Payment not confirmed yet', description: errorMessage(error, '') }
      }
    }
    if ((await runWithToast(send, (outcome) => outcome, toasts[verdict].failed)) || !isChanged) return setAsked(null)
    await askAgain(offer)
  }
  /** Other terms stand by now: they are shown beside those that were read, and asked about anew. */
  const askAgain = async (before: Offer) => {
    try {
      const offer = await read(before.id).unwrap()
      setAsked(waitsForAnswer(offer) ? { offer, verdict: 'accept', before } : null)
    } catch (error) {
      setAsked(null)
      toastFailure('The offer could not be read again', error)
    }
  }
  return {
    asked,
    ask: (offer: Offer, verdict: Verdict) => setAsked({ offer, verdict }),
    drop: () => setAsked(null),
    confirm,
    busy: accepting.isLoading || rejecting.isLoading || reading.isFetching,
    isUnconfirmed: ({ id }: Offer) => unconfirmed?.id === id,
    hasUnconfirmed: unconfirmed !== null,
    /** Forgets the unconfirmed one as soon as something has happened to its offer. */
    settle: (offers: readonly Offer[] | undefined) => {
      const now = offers?.find(({ id }) => id === unconfirmed?.id)
      if (unconfirmed && now && now.timeline.length > unconfirmed.timeline.length) setUnconfirmed(null)
    },
  }
}
