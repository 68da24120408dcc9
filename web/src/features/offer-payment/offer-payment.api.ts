import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { keepOffer } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { cacheResult } from '../../shared/update-cached.ts'

const one = (id: string) => ({ params: { id } })

const offerPaymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedCards: build.query(callTo(offers.savedCards)),
    removeCard: build.mutation({
      ...callTo(offers.removeCard, (cardId: string) => ({ params: { cardId } })),
      async onQueryStarted(_cardId, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(offerPaymentApi.util.upsertQueryData('savedCards', undefined, answer.data))
      },
    }),
    paymentSettings: build.query(callTo(offers.paymentSettings)),
    renewOffer: build.mutation({
      ...callTo(offers.renewOffer, one),
      onQueryStarted: (_id, call) => cacheResult('Offers', call, ({ offer }) => offer),
    }),
    changeTerms: build.mutation({
      ...callTo(offers.changeTerms, ({ id, form }: { id: string; form: BodyOf<typeof offers.changeTerms> }) => ({
        params: { id },
        body: form,
      })),
      onQueryStarted: (_asked, call) => cacheResult('Offers', call, ({ offer }) => offer),
    }),
    confirmPayment: build.mutation({
      ...callTo(offers.confirmPayment, one),
      onQueryStarted: (_id, call) => keepOffer(call),
    }),
  }),
})

export const {
  useSavedCardsQuery,
  useRemoveCardMutation,
  usePaymentSettingsQuery,
  useRenewOfferMutation,
  useChangeTermsMutation,
  useConfirmPaymentMutation,
} = offerPaymentApi
