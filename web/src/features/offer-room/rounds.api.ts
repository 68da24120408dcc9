import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { lookAgain } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { cacheResult } from '../../shared/update-cached.ts'

interface Numbered {
  id: string
  number: number
}
export type RoundRequest = BodyOf<typeof offers.makeRound>
interface MakeRound {
  id: string
  /** The same for every attempt with one filling of the form, so that it never makes two rounds. */
  key: string
  form: RoundRequest
}
const one = ({ id, number }: Numbered) => ({ params: { id, number: String(number) as never } })
// Whatever the answer was: the rounds, and what may be done now, are read again.
const readAgain = (_answer: unknown, _error: unknown, { id }: { id: string }) => lookAgain(id)

const roundsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeRound: build.mutation({
      ...callTo(offers.makeRound, ({ id, key, form }: MakeRound) => ({
        params: { id },
        body: form,
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: (_asked, call) => cacheResult('Offers', call, ({ offer }) => offer),
      invalidatesTags: readAgain,
    }),
    agreeRound: build.mutation({
      ...callTo(offers.agreeRound, (asked: Numbered & { dealHash: string; releaseFirst: boolean }) => ({
        ...one(asked),
        body: { dealHash: asked.dealHash, releaseFirst: asked.releaseFirst },
      })),
      onQueryStarted: (_asked, call) => cacheResult('Offers', call, ({ offer }) => offer),
      invalidatesTags: readAgain,
    }),
    declineRound: build.mutation({
      ...callTo(offers.declineRound, (asked: Numbered & { reason: string | null }) => ({
        ...one(asked),
        body: { reason: asked.reason },
      })),
      invalidatesTags: readAgain,
    }),
    withdrawRound: build.mutation({ ...callTo(offers.withdrawRound, one), invalidatesTags: readAgain }),
  }),
})

export const { useMakeRoundMutation, useAgreeRoundMutation, useDeclineRoundMutation, useWithdrawRoundMutation } =
  roundsApi
