import { defineRefusals, membershipMessages } from '@storyright/contracts/vocabulary'

export const membershipRefusals = defineRefusals({
  onlyProducers: { status: 403, message: membershipMessages.onlyProducers },
  accountClosed: { status: 403, message: 'This account is closed.' },
  premiumAlready: { status: 409, message: 'You have Premium already. There is nothing to pay.' },
  renewalOpen: { status: 409, message: 'Your membership is waiting for the payment of its renewal.' },
  endingNow: { status: 409, message: 'Your last membership is being ended at this moment. Please try again shortly.' },
  subscriptionNotFound: { status: 404, message: 'There is no such membership.' },
  notPaid: { status: 409, message: 'The payment is not complete.' },
  membershipOver: { status: 409, message: 'This membership is over.' },
  nothingToCancel: { status: 409, message: 'There is no membership that renews, so there is nothing to cancel.' },
  nothingToResume: { status: 409, message: 'Nothing was cancelled that could be resumed.' },
  nothingGranted: { status: 409, message: 'There are no complimentary months that could be taken back.' },
  keyUsedOtherwise: {
    status: 409,
    message: 'This form has given other months already. Please look at the membership before you give more.',
  },
  nothingToEnd: { status: 409, message: 'There is no membership that could be ended.' },
  cannotWithdraw: {
    status: 409,
    message: 'Only a new membership can be withdrawn from, within 14 days of its first payment.',
  },
  paymentDisputed: {
    status: 409,
    message:
      'The bank is looking at this payment because its holder disputed it. Until the bank has decided, nothing can be refunded.',
  },
  nothingToRefund: { status: 409, message: 'Nothing is left of this payment that could be refunded.' },
  moreThanIsLeft: { status: 409, message: 'Not so much is left of this payment. Please look at it again.' },
  paymentNotFound: { status: 404, message: 'There is no such payment.' },
  planMismatch: {
    status: 503,
    message: 'Upgrades are closed for a moment while we check the price. Nothing was charged. Please try again later.',
  },
  noRenewalToPay: { status: 409, message: 'No renewal is waiting to be paid.' },
  noCardToKeep: { status: 409, message: 'There is no membership that a card could be kept for.' },
  setupNotFound: { status: 404, message: 'There is no such card.' },
  setupNotDone: { status: 409, message: 'The card is not confirmed yet.' },
  cardDeclined: { status: 409, message: 'The card is kept, but the renewal could not be paid with it.' },
  changing: { status: 409, message: 'Your membership is changing at this moment. Please look again shortly.' },
  memberNotFound: { status: 404, message: 'There is no such member.' },
  memberClosed: { status: 409, message: 'This account is closed.' },
  notAProducer: { status: 409, message: membershipMessages.onlyProducers },
  providerSilent: {
    status: 503,
    message: 'The card provider does not answer right now. Please try again in a moment.',
  },
  endUnknown: {
    status: 503,
    message:
      'The card provider has not confirmed this yet. We keep asking and finish it; please look again in a minute.',
  },
})
