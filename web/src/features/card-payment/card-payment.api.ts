import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { keepOffer } from '../../entities/offer/offer.api.ts'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'
import { keep } from '../../shared/put-in-place.ts'

const one = (id: string) => ({ params: { id } })

const cardPaymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query(ask(offers.paymentSettings)),
    renewOffer: build.mutation({
      ...ask(offers.renewOffer, one),
      onQueryStarted: (_id, call) => keep('Offers', call, ({ offer }) => offer),
    }),
    confirmPayment: build.mutation({
      ...ask(offers.confirmPayment, one),
      onQueryStarted: (_id, call) => keepOffer(call),
    }),
  }),
})

export const { usePaymentSettingsQuery, useRenewOfferMutation, useConfirmPaymentMutation } = cardPaymentApi
