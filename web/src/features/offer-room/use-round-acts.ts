import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { useLazyOfferRoomQuery } from '../../entities/offer/offer.api.ts'
import { refusalCode } from '../../entities/offer/offer-words.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { refusalWords } from './room.rules.ts'
import { useAgreeRoundMutation, useDeclineRoundMutation, useWithdrawRoundMutation } from './rounds.api.ts'

interface Asked {
  act: 'agree' | 'decline' | 'withdraw'
  /** As it was read. */
  round: OfferRound
  /** What was read before another counter-offer took its place. */
  before?: OfferRound
}

/** What was refused and why, until something else is done. */
export function useRefusal() {
  const [refused, setRefused] = useState<string | null>(null)
  return {
    refused,
    clear: () => setRefused(null),
    /** Refusals that mean something here stay on the page; anything else that failed is told once. */
    refuse: (error: unknown, failed: string) => {
      const code = refusalCode(error)
      if (code && refusalWords[code]) setRefused(code)
      else toastFailure(failed, error)
    },
  }
}
export type Refusal = ReturnType<typeof useRefusal>

/** Agreeing to a round, declining it and taking it back, each asked about first. */
export function useRoundActs(
  offerId: string,
  { refusal, onPay }: { refusal: Refusal; onPay: (secret: string) => void },
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [agree, agreeing] = useAgreeRoundMutation()
  const [decline, declining] = useDeclineRoundMutation()
  const [withdraw, withdrawing] = useWithdrawRoundMutation()
  const [read, reading] = useLazyOfferRoomQuery()
  const confirm = async (reason: string | null = null) => {
    if (!asked) return
    const { act, round } = asked
    const its = { id: offerId, number: round.number }
    refusal.clear()
    try {
      if (act === 'agree') {
        const { clientSecret } = await agree({ ...its, dealHash: round.dealHash, releaseFirst: false }).unwrap()
        if (clientSecret) onPay(clientSecret)
        else
          toast({
            title: 'Counter-offer Agreed',
            description: `${money(round.offerPrice)} now stands, subject to acceptance.`,
          })
      } else if (act === 'decline') {
        await decline({ ...its, reason }).unwrap()
        toast({ title: 'Counter-offer Declined', description: 'Your offer stands as it is.' })
      } else {
        await withdraw(its).unwrap()
        toast({ title: 'Terms Withdrawn', description: 'The offer stands as it is.' })
      }
      setAsked(null)
    } catch (error) {
      const newer = act === 'agree' ? await otherCounter(error, round) : null
      if (newer) return setAsked({ act, round: newer, before: round })
      setAsked(null)
      refusal.refuse(error, failures[act])
    }
  }
  /** The counter-offer that took the place of the one that was read, if there is one. */
  const otherCounter = async (error: unknown, { number, dealHash }: OfferRound): Promise<OfferRound | null> => {
    if (!['ROUND_CHANGED', 'ROUND_ANSWERED'].includes(refusalCode(error) ?? '')) return null
    const counter = await read(offerId)
      .unwrap()
      .then(
        ({ offer }: OfferRoom) => offer.counter,
        () => null,
      )
    return counter && (counter.number !== number || counter.dealHash !== dealHash) ? counter : null
  }
  return {
    asked,
    ask: (act: Asked['act'], round: OfferRound) => setAsked({ act, round }),
    drop: () => setAsked(null),
    confirm,
    busy: [agreeing, declining, withdrawing].some(({ isLoading }) => isLoading) || reading.isFetching,
  }
}

const failures = {
  agree: 'The counter-offer was not agreed',
  decline: 'The counter-offer was not declined',
  withdraw: 'Nothing was withdrawn',
} as const
