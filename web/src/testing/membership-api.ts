import { identityCalls, membershipCalls, notificationCalls, peopleCalls } from '@storyright/contracts/http'
import { confirmPaymentAtProvider, confirmSetupAtProvider, sandboxSettings } from './card-provider.ts'
import { fakeApi } from './fake-api.ts'
import { aFreePlan, anInvoice, aPayment, aRunningPlan } from './membership-samples.ts'
import { somePreferences } from './notification-samples.ts'
import { aUser } from './samples.ts'

type Api = ReturnType<typeof fakeApi>

export const visa = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2099 }
export const mastercard = { brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2039 }

/** What the services answer once the payment was seen. */
export function becomePremium(api: Api) {
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(membershipCalls.membershipStatus, aRunningPlan())
}

/** The services for a producer of the free plan, who becomes premium by paying. */
export function freeProducerApi(): Api {
  const api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(membershipCalls.membershipStatus, aFreePlan())
  api.on(membershipCalls.membershipPaymentSettings, sandboxSettings)
  api.on(membershipCalls.upgrade, aPayment())
  api.on(membershipCalls.confirmUpgrade, () => {
    becomePremium(api)
    return aRunningPlan()
  })
  api.on(confirmPaymentAtProvider, { status: 200, body: { status: 'succeeded' } })
  return api
}

/** The services for a member whose year runs. */
export function memberApi(): Api {
  const api = fakeApi()
  becomePremium(api)
  api.on(membershipCalls.cardOnFile, visa)
  api.on(peopleCalls.blockedPeople, [])
  api.on(notificationCalls.notificationPreferences, somePreferences())
  api.on(membershipCalls.invoices, [anInvoice()])
  api.on(membershipCalls.membershipPaymentSettings, sandboxSettings)
  api.on(membershipCalls.replaceCard, { clientSecret: 'seti_1_secret_a' })
  api.on(membershipCalls.keepCard, mastercard)
  api.on(membershipCalls.payRenewal, aPayment())
  api.on(confirmSetupAtProvider, { status: 200, body: { status: 'succeeded' } })
  api.on(confirmPaymentAtProvider, { status: 200, body: { status: 'succeeded' } })
  return api
}
