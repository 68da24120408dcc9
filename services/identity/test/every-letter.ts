import type { ChainDecision, MailWanted, Moderated, PublicOffer } from '@storyright/contracts/events'
import { extraRightsAnswers, feeSteps, notificationKinds, offerEndings } from '@storyright/contracts/vocabulary'
import { sampleMembership, sampleOffer } from '@storyright/testing'
import { documentDecidedLetter } from '../src/listings/letters/document-decided.ts'
import type { Letter } from '../src/mail/letters/letter.ts'
import { createLetters } from '../src/mail/letters/letters.ts'
import {
  activatedLetter,
  cancelledLetter,
  expiredLetter,
  grantedLetter,
  pausedLetter,
  resumedLetter,
  unpausedLetter,
} from '../src/memberships/letters/membership.ts'
import { membershipPages } from '../src/memberships/letters/occasion.ts'
import { paymentRefundedLetter, refundedLetter } from '../src/memberships/letters/refunded.ts'
import {
  cardExpiringLetter,
  confirmationLetter,
  renewalFailedLetter,
  renewalNearLetter,
  renewalStillFailedLetter,
  renewedLetter,
} from '../src/memberships/letters/renewals.ts'
import {
  mutedLetter,
  outcomeLetter,
  removedLetter,
  shownLetter,
  unmutedLetter,
  warnedLetter,
} from '../src/moderation/letters/decisions.ts'
import { wantedLetter } from '../src/notifications/letters/wanted.ts'
import { acceptedLetters, feeLetters, signedLetters } from '../src/offers/letters/acceptance.ts'
import {
  counterAgreedLetters,
  counterDeclinedLetters,
  counterMadeLetters,
  counterWithdrawnLetters,
} from '../src/offers/letters/counter-offer.ts'
import { type Correspondence, dealOf } from '../src/offers/letters/deal.ts'
import { endedLetters } from '../src/offers/letters/ended.ts'
import { extraRightsAnsweredLetters, extraRightsAskedLetters } from '../src/offers/letters/extra-rights.ts'
import { expiredLetters, heldLetters, holdEndingLetters } from '../src/offers/letters/holds.ts'
import { optionEndedLetters } from '../src/offers/letters/option-ended.ts'
import {
  declinedLetters,
  exercisedLetters,
  extendedLetters,
  recordedLetters,
  withdrawnLetters,
} from '../src/offers/letters/options.ts'
import { revertedLetters, surrenderedLetters } from '../src/offers/letters/rights-back.ts'
import { roundEndingLetters, roundNotHeldLetters, roundStandsLetters } from '../src/offers/letters/rounds.ts'
import type { Person } from '../src/people/person.ts'

/** What letters are about: as people usually write, and as long as they may, without a place to break. */
export interface Words {
  firstName: string
  lastName: string
  firm: string
  title: string
  remark: string
  email: string
  token: string
}

export const usual: Words = {
  firstName: 'Ann',
  lastName: 'Lee',
  firm: 'Low Tide & Sons',
  title: 'Slack Water',
  remark: 'Lost the star.',
  email: 'ann@storyright.test',
  token: 'k3J9-Qw_72xLmA0bVt5eYh8sRn1uPo4Z6cGdKfXiTjE',
}
export const longest: Words = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'.repeat(2).slice(0, 100),
  lastName: 'M'.repeat(100),
  firm: 'W'.repeat(120),
  title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(6).slice(0, 300),
  remark: `${'Donaudampfschifffahrt'.repeat(20)} <b>&c.</b>`.slice(0, 500),
  email: `${'m'.repeat(60)}@${'w'.repeat(63)}.${'i'.repeat(63)}.test`,
  token: 'W'.repeat(200),
}

const publicUrl = 'https://storyright.example'
const at = '2026-11-26T10:00:00.000Z'
const id = '9d1c8f1e-5a5a-4d59-9a06-6f8b0a3f7c11'

type Written = Letter | Correspondence | null

/** Every function that writes letters, by its name, with each occasion that changes its words much. */
export function everyLetter(words: Words): Record<string, Written[]> {
  return {
    ...ofAccounts(words),
    ...ofOffers(words),
    ...ofListings(words),
    ...ofMemberships(words),
    ...ofModeration(words),
    ...wanted(words),
  }
}

function ofAccounts({ firstName, token, email, remark }: Words): Record<string, Written[]> {
  const letters = createLetters(publicUrl)
  const account = { email, at: new Date(at) }
  const each: Record<keyof typeof letters, Written> = {
    verification: letters.verification(token, email),
    applicationReceived: letters.applicationReceived(account),
    applicationApproved: letters.applicationApproved(remark, account),
    applicationRejected: letters.applicationRejected(`${remark}\n\nPlease send references.`, account),
    suspended: letters.suspended(firstName, account),
    activated: letters.activated(firstName, account),
    reset: letters.reset(token, email),
    passwordChanged: letters.passwordChanged(firstName, account),
    confirmEmail: letters.confirmEmail(token, email),
    emailChangeAsked: letters.emailChangeAsked(firstName, email, token),
    emailChanged: letters.emailChanged(firstName, email, token),
    emailKept: letters.emailKept(firstName, account),
    farewell: letters.farewell(firstName, true, account),
  }
  return { createLetters: Object.values(each) }
}

function ofOffers({ firstName, lastName, firm, title, remark }: Words): Record<string, Written[]> {
  const person = { firstName, lastName, companyName: firm } as Person
  const deal = (change: Partial<PublicOffer> = {}) =>
    dealOf(publicUrl, {
      offer: sampleOffer({ id, listingTitle: title, listingAuthor: lastName, offerPrice: 9_999_999, ...change }),
      now: new Date('2026-11-25T17:30:00.000Z'),
      producer: person,
      agent: person,
    })
  const notice = { by: 'producer', endsAt: '2029-11-21T09:00:00.000Z', reason: remark } as const
  const extension = deal({ optionNotice: { ...notice, kind: 'extension', status: 'waiting' } })
  const reversion = deal({ optionNotice: { ...notice, kind: 'reversion', status: 'waiting', endsAt: null } })
  const parts = ['United Kingdom', 'Ireland', 'France', 'Germany', 'Italy', 'Spain', 'Portugal'].map(
    (country) => `Exclusive film and TV rights, ${country}, from 1 January 2027 until 31 December 2031`,
  )
  const inParts = (change: Partial<PublicOffer> = {}) => deal({ status: 'accepted', scopeWords: parts, ...change })
  const round = (by: 'producer' | 'agent', change: Partial<PublicOffer> = {}) =>
    deal({
      negotiation: {
        number: 2,
        by,
        offerPrice: 999_999,
        optionPeriod: 24,
        expiresAt: at,
        message: remark,
        reason: remark,
      },
      ...change,
    })
  const exercise = deal({ optionNotice: { ...notice, kind: 'exercise', status: 'waiting', endsAt: null } })
  return {
    heldLetters: [heldLetters(deal()), heldLetters(inParts())],
    holdEndingLetters: [holdEndingLetters(deal())],
    acceptedLetters: [acceptedLetters(deal({ status: 'accepted', optionEndsAt: at })), acceptedLetters(inParts())],
    endedLetters: offerEndings.map((endedBecause) => endedLetters(deal({ endedBecause, cancellationReason: remark }))),
    expiredLetters: [expiredLetters(deal())],
    extraRightsAskedLetters: [extraRightsAskedLetters(deal({ extraRights: { answer: null } }))],
    extraRightsAnsweredLetters: extraRightsAnswers.map((answer) =>
      extraRightsAnsweredLetters(deal({ extraRights: { answer } })),
    ),
    counterMadeLetters: [counterMadeLetters(round('agent'))],
    counterAgreedLetters: [counterAgreedLetters(round('agent'))],
    counterDeclinedLetters: [counterDeclinedLetters(round('agent'))],
    counterWithdrawnLetters: [counterWithdrawnLetters(round('agent'))],
    roundEndingLetters: [roundEndingLetters(round('agent')), roundEndingLetters(round('producer'))],
    roundStandsLetters: [roundStandsLetters(round('producer'))],
    roundNotHeldLetters: (['pending', 'expired', 'accepted'] as const).map((status) =>
      roundNotHeldLetters(round('producer', { status })),
    ),
    signedLetters: [
      signedLetters(deal({ signedByProducerAt: at })),
      signedLetters(deal({ signedByAgentAt: at })),
      signedLetters(deal({ signedByProducerAt: at, signedByAgentAt: at })),
    ],
    optionEndedLetters: [optionEndedLetters(deal())],
    recordedLetters: [recordedLetters(extension), recordedLetters(exercise), recordedLetters(reversion)],
    extendedLetters: [extendedLetters(extension)],
    exercisedLetters: [exercisedLetters(exercise)],
    feeLetters: feeSteps.map((step) =>
      feeLetters(step)(
        deal({ status: 'accepted', refundedAmount: 12_500, feeReturn: { by: 'refund', choice: null, note: null } }),
      ),
    ),
    declinedLetters: [declinedLetters(extension), declinedLetters(reversion)],
    withdrawnLetters: [withdrawnLetters(extension), withdrawnLetters(reversion)],
    surrenderedLetters: [true, false].map((isWhole) =>
      surrenderedLetters(inParts({ surrender: { words: parts, isWhole } })),
    ),
    revertedLetters: [revertedLetters(reversion), revertedLetters(inParts({ exercisedAt: at }))],
  }
}

function ofListings({ firstName, lastName, firm, title, remark }: Words): Record<string, Written[]> {
  const decision = (verdict: 'verified' | 'rejected', isChainVerified = false) => ({
    decided: {
      ...{
        id,
        listingId: '42',
        listingTitle: title,
        agentId: id,
        type: 'assignment',
        grantor: lastName,
        grantee: firm,
      },
      ...{ verdict, reason: remark, isChainVerified },
    } as ChainDecision,
    reader: { firstName },
    publicUrl,
  })
  return {
    documentDecidedLetter: [
      documentDecidedLetter(decision('verified')),
      documentDecidedLetter(decision('verified', true)),
      documentDecidedLetter(decision('rejected')),
    ],
  }
}

function ofMemberships({ firstName, lastName, firm, remark }: Words): Record<string, Written[]> {
  const { invoice } = sampleMembership()
  const occasion = (change: Parameters<typeof sampleMembership>[0] = {}) => ({
    membership: sampleMembership({ reason: remark, ...change }),
    member: { firstName, lastName, companyName: firm, role: 'producer' as const },
    now: new Date('2026-11-21T09:00:05.000Z'),
    ...membershipPages(publicUrl),
  })
  const creditNote = {
    ...invoice!,
    ...({ number: 'SR-CN-000001', status: 'credit_note', creditOf: 'SR-000001' } as const),
    ...{ net: -180, vat: -36, gross: -216 },
  }
  return {
    activatedLetter: [activatedLetter(occasion())],
    cancelledLetter: [cancelledLetter(occasion())],
    cardExpiringLetter: [cardExpiringLetter(occasion())],
    expiredLetter: [expiredLetter(occasion()), expiredLetter(occasion({ invoice: null }))],
    grantedLetter: [grantedLetter(occasion({ grantedUntil: at }))],
    refundedLetter: [refundedLetter(occasion({ invoice: creditNote }))],
    paymentRefundedLetter: [
      paymentRefundedLetter(occasion({ invoice: creditNote, refund: { gross: 216, because: 'over' } })),
    ],
    pausedLetter: [pausedLetter(occasion())],
    unpausedLetter: [unpausedLetter(occasion())],
    renewalFailedLetter: [renewalFailedLetter(occasion())],
    renewalStillFailedLetter: [renewalStillFailedLetter(occasion())],
    confirmationLetter: [confirmationLetter(occasion())],
    renewalNearLetter: [renewalNearLetter(occasion())],
    renewedLetter: [renewedLetter(occasion())],
    resumedLetter: [resumedLetter(occasion())],
  }
}

function ofModeration({ firstName, remark }: Words): Record<string, Written[]> {
  const decision = (change: Partial<Moderated> = {}) => ({
    decided: {
      ...{ id, subjectId: id, authorId: id, at, action: 'remove', subject: 'reply' },
      ...{ reason: remark, excerpt: remark, link: '/forum/1#reply-2', mutedUntil: at, reporters: [] },
      ...{ wasWaiting: false, isDeletedByAuthor: false },
      ...change,
    } as Moderated,
    reader: { firstName },
    publicUrl,
  })
  return {
    removedLetter: [removedLetter(decision()), removedLetter(decision({ subject: 'post', wasWaiting: true }))],
    warnedLetter: [warnedLetter(decision())],
    mutedLetter: [mutedLetter(decision())],
    unmutedLetter: [unmutedLetter(decision())],
    shownLetter: [shownLetter(decision())],
    outcomeLetter: [outcomeLetter(decision()), outcomeLetter(decision({ action: 'keep' }))],
  }
}

function wanted({ firstName, lastName, title, remark, token }: Words): Record<string, Written[]> {
  const by = { name: `${firstName} ${lastName}`, role: 'producer' } as const
  const mail = (change: Partial<MailWanted>): Letter =>
    wantedLetter({
      wanted: {
        ...{ id, personId: id, kind: 'mentions', subject: `Ann Lee mentioned you in “${title}”`, more: 0 },
        items: [{ title: `Ann Lee mentioned you in “${title}”`, detail: remark, by, link: '/forum/1#reply-2', at }],
        ...{ action: { label: 'Read it', link: '/forum/1#reply-2' }, unsubscribeToken: token },
        ...change,
      },
      reader: { firstName },
      publicUrl,
    })
  const items = [1, 2, 3].map((one) => ({
    title: `3 replies in “${title}”`,
    detail: one === 2 ? null : remark,
    link: `/forum/${one}#reply-${one}`,
    at,
  }))
  const seeAll = { action: { label: 'See all of them', link: '/notifications' } }
  const daily = mail({ ...seeAll, kind: 'daily', subject: '33 things are new on Storyright', items, more: 30 })
  return { wantedLetter: [...notificationKinds.map((kind) => mail({ kind })), daily] }
}
