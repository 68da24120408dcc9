import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { keepOffer } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { cacheResult } from '../../shared/update-cached.ts'

const one = (id: string) => ({ params: { id } })

const offerPaymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query(callTo(offers.paymentSettings)),
    renewOffer: build.mutation({
      ...callTo(offers.renewOffer, one),
      onQueryStarted: (_id, call) => cacheResult('Offers', call, ({ offer }) => offer),
    }),
    confirmPayment: build.mutation({
      ...callTo(offers.confirmPayment, one),
      onQueryStarted: (_id, call) => keepOffer(call),
    }),
  }),
})

export const { usePaymentSettingsQuery, useRenewOfferMutation, useConfirmPaymentMutation } = offerPaymentApi
