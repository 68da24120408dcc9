import type { Offer, OfferWithSecret, PaymentSettings } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const one = (id: string) => `/api/offers/${encodeURIComponent(id)}`

const cardPaymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query<PaymentSettings, void>({ query: () => '/api/offers/payment-settings' }),
    offer: build.query<Offer, string>({ query: one, keepUnusedDataFor: 0 }),
    renewOffer: build.mutation<OfferWithSecret, string>({
      query: (id) => ({ path: `${one(id)}/renew`, method: 'POST', body: {} }),
      invalidatesTags: (renewed) => (renewed ? ['Offers'] : []),
    }),
    confirmPayment: build.mutation<Offer, string>({
      query: (id) => ({ path: `${one(id)}/confirm`, method: 'POST', body: {} }),
      invalidatesTags: (confirmed) => (confirmed ? ['Offers'] : []),
    }),
  }),
})

export const { usePaymentSettingsQuery, useLazyOfferQuery, useRenewOfferMutation, useConfirmPaymentMutation } =
  cardPaymentApi
