import type {
  AdministeredMembership,
  MembershipInvoice,
  MembershipPayment,
  MembershipStatus,
  UpgradePayment,
} from '@storyright/contracts/http'
import { freeTier, premiumAmount } from '@storyright/contracts/vocabulary'
import { aUser } from './samples.ts'

/** The plan of a free producer who has opened `used` listings this month. */
export function aFreePlan(used = 0, change: Partial<MembershipStatus> = {}): MembershipStatus {
  return {
    tier: 'free',
    usage: {
      listingViews: used,
      remaining: freeTier.viewsPerMonth - used,
      resetDate: '2026-12-01T00:00:00.000Z',
    },
    features: { monthlyListingViews: freeTier.viewsPerMonth },
    state: 'none',
    subscriptionId: null,
    paidUntil: null,
    premiumUntil: null,
    grantedUntil: null,
    renewsAt: null,
    cancelAtPeriodEnd: false,
    nextCharge: null,
    withdrawUntil: null,
    withdrawGross: null,
    withdrawProrated: false,
    isPaused: false,
    isDisputed: false,
    renewalNeeds: null,
    ...change,
  }
}

/** A year that was paid in April and renews. */
export function aPremiumPlan(change: Partial<MembershipStatus> = {}): MembershipStatus {
  return {
    ...aFreePlan(),
    tier: 'premium',
    usage: { listingViews: 0, remaining: null, resetDate: '2026-12-01T00:00:00.000Z' },
    features: { monthlyListingViews: null },
    state: 'active',
    subscriptionId: 'sub_1',
    paidUntil: '2027-04-20T09:00:00.000Z',
    premiumUntil: '2027-04-20T09:00:00.000Z',
    renewsAt: '2027-04-20T09:00:00.000Z',
    nextCharge: { ...premiumAmount, at: '2027-04-20T09:00:00.000Z' },
    ...change,
  }
}

/** The payment of that year. */
export function aMembershipPayment(change: Partial<MembershipPayment> = {}): MembershipPayment {
  return {
    id: '9a0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a01',
    userId: aUser().id,
    person: { firstName: 'Rosa', lastName: 'Adeyemi', companyName: 'Saltmarsh Pictures' },
    ...premiumAmount,
    invoiceNumber: 'SR-000001',
    invoiceId: '3c1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a01',
    isRenewal: false,
    status: 'paid',
    declinedBecause: null,
    periodStart: '2026-04-20T09:00:00.000Z',
    periodEnd: '2027-04-20T09:00:00.000Z',
    createdAt: '2026-04-20T09:00:00.000Z',
    paidAt: '2026-04-20T09:01:00.000Z',
    refundedAt: null,
    refundedGross: 0,
    refundToGross: 0,
    refundBecause: null,
    refundFailedAt: null,
    dispute: null,
    ...change,
  }
}

/** What an administrator sees of it. */
export function anAdministeredMembership(change: Partial<AdministeredMembership> = {}): AdministeredMembership {
  return {
    userId: aUser().id,
    status: aPremiumPlan(),
    card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 },
    payments: [aMembershipPayment()],
    grants: [],
    endings: [],
    ...change,
  }
}

const ahead = '2099-11-22T10:00:00.000Z'
/** A year that runs for as long as this code is tested. */
export const aRunningPlan = (change: Partial<MembershipStatus> = {}): MembershipStatus =>
  aPremiumPlan({
    paidUntil: ahead,
    premiumUntil: ahead,
    renewsAt: ahead,
    nextCharge: { ...premiumAmount, at: ahead },
    ...change,
  })

/** One whose renewal is not paid. */
export const anOverduePlan = (change: Partial<MembershipStatus> = {}): MembershipStatus =>
  aRunningPlan({ state: 'past_due', renewalNeeds: 'card', renewsAt: null, nextCharge: null, ...change })

/** What a browser needs to pay it. */
export function aPayment(change: Partial<UpgradePayment> = {}): UpgradePayment {
  return {
    clientSecret: 'pi_1_secret_a',
    subscriptionId: 'sub_1',
    amount: premiumAmount,
    ...change,
  }
}

export function anInvoice(change: Partial<MembershipInvoice> = {}): MembershipInvoice {
  return {
    ...premiumAmount,
    id: '3c1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a31',
    number: 'SR-000007',
    date: '2026-11-22T10:00:00.000Z',
    status: 'paid',
    ...change,
  }
}
