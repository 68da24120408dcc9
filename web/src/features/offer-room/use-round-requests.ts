import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { useRef, useState } from 'react'
import { isFields, keptDrafts } from '../../shared/form/kept-draft.ts'
import { newKey } from '../../shared/new-key.ts'
import { type RoundRequest, useAgreeRoundMutation, useMakeRoundMutation } from './rounds.api.ts'

/** The requests that made the viewer's rounds, so that one which waits for its payment is asked for again and not made twice. */
const requests = keptDrafts(() => sessionStorage)
const placeOf = (offerId: string, number: number) => `storyright.round.${offerId}.${number}`

interface Kept {
  key: string
  form: RoundRequest
}

/** Makes one round of one filling of the form, however often it is sent. */
export function useProposeRound(offerId: string) {
  const [make] = useMakeRoundMutation()
  const sent = useRef<(Kept & { typed: string }) | null>(null)
  return async (typed: object, formOf: () => RoundRequest) => {
    const text = JSON.stringify(typed)
    if (sent.current?.typed !== text) sent.current = { typed: text, key: newKey(), form: formOf() }
    const { key, form } = sent.current
    const made = await make({ id: offerId, key, form }).unwrap()
    requests.keep(placeOf(offerId, made.round.number), { key, form })
    sent.current = null
    return made
  }
}

/** What the browser pays the hold of an unpaid round with; asking twice makes no second hold. */
export function useRoundSecret({ offer }: OfferRoom, round: OfferRound, known: string | null) {
  const [agree] = useAgreeRoundMutation()
  const [make] = useMakeRoundMutation()
  const [secret, setSecret] = useState(known)
  const [error, setError] = useState<unknown>(null)
  const request = (releaseFirst: boolean) => {
    const { number, dealHash } = round
    if (round.by === 'agent') return agree({ id: offer.id, number, dealHash, releaseFirst }).unwrap()
    return make({ id: offer.id, ...requestOf(offer.id, round) }).unwrap()
  }
  const ask = async ({ releaseFirst = false } = {}) => {
    setError(null)
    try {
      setSecret((await request(releaseFirst)).clientSecret)
    } catch (failed) {
      setError(failed)
      throw failed
    }
  }
  return { secret, error, ask }
}

/** The request that made the round; in another browser the same terms are proposed anew, and replace it. */
function requestOf(offerId: string, { number, offerPrice, optionPeriod, scope, deal, message }: OfferRound): Kept {
  const kept = requests.read(placeOf(offerId, number))
  if (kept && typeof kept.key === 'string' && isFields(kept.form)) return kept as unknown as Kept
  return {
    key: newKey(),
    form: { offerPrice, optionPeriod, scope: scope.isWhole ? null : scope.text, deal, message, expiresAt: null },
  }
}
