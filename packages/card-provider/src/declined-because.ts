import { paymentSentence } from '@storyright/contracts/vocabulary'
import type Stripe from 'stripe'

/** Why the bank refused, in our words. */
export const declinedBecause = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  error && paymentSentence({ code: error.code, declineCode: error.decline_code })
