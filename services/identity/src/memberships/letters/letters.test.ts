import type { Membership } from '@storyright/contracts/events'
import { benefits, type Role } from '@storyright/contracts/vocabulary'
import { sampleMembership } from '@storyright/testing/sample-membership'
import {
  activatedLetter,
  cancelledLetter,
  expiredLetter,
  grantedLetter,
  pausedLetter,
  resumedLetter,
  unpausedLetter,
} from './membership.ts'
import { type LetterOn, membershipPages } from './occasion.ts'
import { paymentRefundedLetter, refundedLetter } from './refunded.ts'
import {
  cardExpiringLetter,
  confirmationLetter,
  renewalFailedLetter,
  renewalNearLetter,
  renewalStillFailedLetter,
  renewedLetter,
} from './renewals.ts'

const pageUrl = 'https://storyright.example/profile#membership'
const invoicesUrl = 'https://storyright.example/profile#invoices'
const ended = { renewsAt: null, nextCharge: null, withdrawUntil: null }
const { invoice } = sampleMembership()
const creditNote = {
  ...invoice!,
  number: 'SR-CN-000001',
  status: 'credit_note',
  creditOf: 'SR-000001',
  ...{ net: -180, vat: -36, gross: -216 },
} as const

interface Told extends Partial<Membership> {
  role?: Role
  now?: string
}

const write = (letterOn: LetterOn, { role = 'producer', now = '2026-11-21T09:00:05.000Z', ...change }: Told = {}) =>
  letterOn({
    membership: sampleMembership(change),
    member: { firstName: 'Ann', lastName: 'Lee', companyName: 'Low\nTide & Sons', role },
    now: new Date(now),
    pageUrl,
    invoicesUrl,
  })

/** The letter's paragraphs as a reader of plain text sees them; the same words have to stand in the HTML. */
function read(letterOn: LetterOn, told: Told = {}): { subject: string; parts: string[] } {
  const letter = write(letterOn, told)!
  const parts = letter.text.split('\n\n')
  const shown = letter.html.replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
  const escaped = (words: string) => words.replaceAll('&', '&amp;')
  for (const line of parts.slice(1, -2).flatMap((part) => part.split('\n')))
    if (line.startsWith('https:')) expect(letter.html).toContain(`href="${line}"`)
    else for (const words of line.split(/: (?=[^:]*$)/)) expect(shown).toContain(escaped(words.replace(/:$/, '')))
  expect(letter.html).toContain(`href="${pageUrl}"`)
  return { subject: letter.subject, parts: parts.slice(0, -2) }
}

const link = (label: string) => `${label}:\n${pageUrl}`
const invoiceLines = (caption: string, ...amounts: string[]) =>
  [
    caption,
    'Tax point: 21 Nov 2026',
    'Seller: Storyright Ltd, 12 Sample Yard, London WC1A 0AA',
    'VAT number: GB 000 0000 00',
    'Customer: Ann Lee (Low Tide & Sons)',
    'For: Storyright Premium, 21 Nov 2026 to 21 Nov 2027',
    ...amounts,
  ].join('\n')
const invoiceBlock = invoiceLines('Invoice SR-000001', 'Net: £180.00', 'VAT at 20%: £36.00', 'Total: £216.00')
const invoiceNote =
  'This mail is your invoice. As a PDF it is in your account settings, for as long as you have an account.'
const withInvoice = [invoiceBlock, link('See your membership'), `See the invoice:\n${invoicesUrl}`, invoiceNote]
const renewal =
  'It renews on 21 Nov 2027 for £216.00, including £36.00 VAT, unless you cancel before then. You can cancel at any time in your account settings.'

/** What only Premium has, in the order of the table. */
const better = benefits
  .filter(({ free, premium }) => free !== premium)
  .map(({ name, premium }) => `${name}: ${premium}`)

describe('the letters about a membership', () => {
  it('lead to the membership in the account settings', () =>
    expect(membershipPages('https://storyright.example')).toEqual({ pageUrl, invoicesUrl }))

  it('welcome with the terms of the contract and a full invoice', () =>
    expect(read(activatedLetter)).toEqual({
      subject: 'Welcome to Storyright Premium',
      parts: [
        'Dear Ann,',
        'Your payment of £216.00 has gone through, and you are a premium member until 21 Nov 2027.',
        renewal,
        'You may withdraw until 5 Dec 2026, on the same page: all of the payment is refunded, and premium ends at once.',
        ['What Premium brings', ...better].join('\n'),
        ...withInvoice,
      ],
    }))

  it('are the receipt of a renewal', () =>
    expect(read(renewedLetter)).toEqual({
      subject: 'Your Storyright Premium is renewed',
      parts: [
        'Dear Ann,',
        'Your payment of £216.00 has gone through, and you are a premium member until 21 Nov 2027.',
        renewal,
        ...withInvoice,
      ],
    }))

  it('remind of a renewal: when, how much, from which card, and how to leave', () => {
    expect(read(renewalNearLetter)).toEqual({
      subject: 'Your Storyright Premium renews on 21 Nov 2027',
      parts: [
        'Dear Ann,',
        'Your membership renews on 21 Nov 2027 for another year. £216.00, including £36.00 VAT, will then be charged to your Visa card ending in 4242.',
        'If you do not want it to renew, cancel before that day in your account settings, with the link below. Nothing is charged then, and everything stays open until 21 Nov 2027.',
        link('Keep or cancel your membership'),
      ],
    })
    for (const late of [{ renewsAt: null }, { nextCharge: null }, { now: '2027-11-21T09:00:00.000Z' }])
      expect(write(renewalNearLetter, late)).toBeNull()
  })

  const unpaid = {
    state: 'past_due',
    renewalNeeds: 'card',
    premiumExpiresAt: '2027-12-05T09:00:00.000Z',
    renewsAt: null,
    nextCharge: null,
  } as const
  const end = ['If it stays unpaid, your membership ends, and nothing more is charged.']
  const anotherCard =
    'Please enter another card with the link below. It is charged at once, and your membership goes on.'
  const untilPaid = ['Premium stays open to you until 5 Dec 2027.', anotherCard, ...end, link('Enter another card')]

  it('say at once that a renewal failed, until when premium stays, and what to do', () =>
    expect(read(renewalFailedLetter, unpaid)).toEqual({
      subject: 'The payment for your renewal failed',
      parts: [
        'Dear Ann,',
        'The yearly payment of £216.00, including £36.00 VAT, for your Storyright Premium could not be taken from your Visa card ending in 4242.',
        ...untilPaid,
      ],
    }))

  it('say some days later that it is still not paid', () =>
    expect(read(renewalStillFailedLetter, unpaid)).toEqual({
      subject: 'Your renewal payment is overdue',
      parts: [
        'Dear Ann,',
        'The yearly payment of £216.00, including £36.00 VAT, for your Storyright Premium has still not gone through.',
        ...untilPaid,
      ],
    }))

  it('ask for the confirmation that the bank wants, and for nothing else where that is what is missing', () => {
    const confirmation = { ...unpaid, renewalNeeds: 'confirmation' } as const
    expect(read(confirmationLetter, confirmation)).toEqual({
      subject: 'Please confirm the payment for your renewal',
      parts: [
        'Dear Ann,',
        'Your Storyright Premium renews with a yearly payment of £216.00, including £36.00 VAT, from your Visa card ending in 4242.',
        'Premium stays open to you until 5 Dec 2027.',
        'Your bank wants you to confirm the payment. Please do so with the link below, or enter another card there.',
        ...end,
        link('Confirm the payment'),
      ],
    })
    expect(read(renewalFailedLetter, confirmation).parts).toContain(link('Confirm the payment'))
    const either = { ...unpaid, renewalNeeds: null }
    expect(read(confirmationLetter, either).parts).toContain(link('Confirm the payment'))
    expect(read(renewalFailedLetter, either).parts).toContain(link('Enter another card'))
  })

  it('ask for another card before one expires', () => {
    const card = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2027 }
    expect(read(cardExpiringLetter, { card })).toEqual({
      subject: 'Your card expires before your renewal',
      parts: [
        'Dear Ann,',
        'Your Storyright Premium renews on 21 Nov 2027, and your Visa card ending in 4242 expires 08/2027.',
        'Please enter another card with the link below, so that your membership goes on.',
        'Nothing is charged now: £216.00, including £36.00 VAT, is due on 21 Nov 2027.',
        link('Enter another card'),
      ],
    })
    for (const nothing of [{ card: null }, { renewsAt: null }]) expect(write(cardExpiringLetter, nothing)).toBeNull()
  })

  it('say until when everything stays open after a cancellation, and how to resume', () =>
    expect(read(cancelledLetter, { ...ended, state: 'ending', premiumExpiresAt: '2028-02-21T09:00:00.000Z' })).toEqual({
      subject: 'Your membership is cancelled',
      parts: [
        'Dear Ann,',
        'Your Storyright Premium will not renew, and nothing more is charged: £216.00 would have been due.',
        'Everything stays open to you until 21 Feb 2028.',
        'If you change your mind before 21 Nov 2027, you can resume it in your account settings, and it renews as before.',
        link('Resume your membership'),
      ],
    }))

  it('say what is next once a cancellation is taken back', () =>
    expect(read(resumedLetter)).toEqual({
      subject: 'You’ve resumed Premium',
      parts: [
        'Dear Ann,',
        'Your Storyright Premium is no longer cancelled. Nothing is charged today.',
        renewal,
        link('See your membership'),
      ],
    }))

  const over = { ...ended, state: 'ended', premiumExpiresAt: null } as const
  const free = 'You are on the free plan now.'

  it('say that it has ended, and why when an administrator said so', () =>
    expect(read(expiredLetter, { ...over, reason: 'Asked for\n by letter.' })).toEqual({
      subject: 'Your Storyright Premium has ended',
      parts: [
        'Dear Ann,',
        'Your membership has ended, and nothing more is charged.',
        'The reason given: Asked for by letter.',
        free,
        'Your invoices stay in your account settings, and you can become a member again there whenever you like.',
        link('See your membership'),
      ],
    }))

  it('say that complimentary months have ended, of which nothing was charged', () =>
    expect(read(expiredLetter, { ...over, state: 'none', invoice: null, card: null })).toEqual({
      subject: 'Your Storyright Premium has ended',
      parts: [
        'Dear Ann,',
        'Your complimentary months have ended. Nothing was charged for them.',
        free,
        'You can become a member in your account settings whenever you like.',
        link('See your membership'),
      ],
    }))

  it('have the days of London, also of an invoice', () =>
    expect(
      read(activatedLetter, { invoice: { ...invoice!, date: '2026-06-30T23:30:00.000Z' } }).parts.join('\n'),
    ).toContain('Tax point: 1 Jul 2026'))

  it.each([
    [{ premiumExpiresAt: '2026-11-21T09:00:05.000Z' }, free],
    [{ premiumExpiresAt: '2027-02-21T09:00:00.000Z' }, 'Premium stays open to you until 21 Feb 2027.'],
    [{ role: 'premium' }, 'Premium stays open to you.'],
  ] as const)('say what remains after the end: %j', (remains, says) => {
    for (const letterOn of [expiredLetter, refundedLetter])
      expect(read(letterOn, { ...over, ...remains }).parts).toContain(says)
  })

  it('are the credit note of a refund', () =>
    expect(read(refundedLetter, { ...over, state: 'refunded', invoice: creditNote })).toEqual({
      subject: 'We’ve refunded £216.00 to your card',
      parts: [
        'Dear Ann,',
        'Your membership has ended, and your payment of £216.00 goes back to the card that it was paid with. Banks usually take 5 to 10 days to show it.',
        free,
        invoiceLines(
          'Credit note SR-CN-000001\nFor invoice: SR-000001',
          'Net: −£180.00',
          'VAT at 20%: −£36.00',
          'Total: −£216.00',
        ),
        link('See your membership'),
        `See the credit note:\n${invoicesUrl}`,
        'This mail is your credit note. As a PDF it is in your account settings, for as long as you have an account.',
      ],
    }))

  it('say how long complimentary months last, why, and that a subscription keeps its dates', () => {
    const granted = { grantedUntil: '2027-02-21T09:00:00.000Z', reason: 'For the festival.' }
    expect(read(grantedLetter, granted)).toEqual({
      subject: 'Storyright Premium until 21 Feb 2027, with our compliments',
      parts: [
        'Dear Ann,',
        'You have Storyright Premium free of charge until 21 Feb 2027. The complimentary months end by themselves.',
        'The reason given: For the festival.',
        'Your subscription runs beside them and keeps its dates: it renews on 21 Nov 2027.',
        link('See your membership'),
      ],
    })
    expect(write(grantedLetter, { ...granted, renewsAt: null })!.text).not.toContain('subscription')
  })

  it('say which payment went back and why, also of a part and of one that came too late', () => {
    const part = { ...creditNote, net: -41.67, vat: -8.33, gross: -50, isPart: true }
    const given = { invoice: part, refund: { gross: 50, because: 'administrator' } } as const
    expect(read(paymentRefundedLetter, given)).toMatchObject({
      subject: 'We’ve refunded £50.00 to your card',
      parts: expect.arrayContaining([
        '£50.00 goes back to the card that it was paid with. Banks usually take 5 to 10 days to show it.',
        'Our support team made this refund.',
      ]),
    })
    const late = { ...over, invoice: creditNote, refund: { gross: 216, because: 'over' } } as const
    expect(read(paymentRefundedLetter, late).parts).toContain(
      'The payment came after your membership had ended, so you get all of it back.',
    )
    const cancelled = { ...over, invoice: creditNote, refund: { gross: 216, because: 'cancelled' } } as const
    expect(read(refundedLetter, cancelled).parts).toContain(
      'A payment for your renewal came after you had cancelled, so you get all of it back.',
    )
    const left = { ...over, invoice: part, refund: { gross: 50, because: 'suspended' } } as const
    expect(read(refundedLetter, left).parts[1]).toContain('£50.00 of your payment goes back')
    expect(write(paymentRefundedLetter)).toBeNull()
  })

  it('say that nothing is charged during a suspension, and what is to be done after it', () => {
    expect(read(pausedLetter, { renewsAt: null, nextCharge: null }).parts).toContain(
      'While your account is suspended, we charge nothing for your Storyright Premium.',
    )
    expect(read(unpausedLetter).parts).toContain(renewal)
    expect(read(unpausedLetter, unpaid).parts).toContain(
      'Your renewal fell into the suspension and was not charged. Please pay it by 5 Dec 2027; otherwise your membership ends then.',
    )
  })

  it('say beforehand that a second withdrawal gives back the days that are left', () =>
    expect(read(activatedLetter, { withdrawProrated: true }).parts).toContain(
      'You may withdraw until 5 Dec 2026, on the same page. Because you withdrew from a membership within the last twelve months, we then refund the days that are left of your year, and premium ends at once.',
    ))

  it('name the price that the subscription really pays', () => {
    const yearPrice = { net: 150, vat: 30, gross: 180, currency: 'GBP' } as const
    expect(read(renewalFailedLetter, { ...unpaid, yearPrice }).parts[1]).toContain('£180.00')
  })

  it('never pass a credit note off as an invoice, nor an invoice as a credit note', () => {
    expect(write(renewedLetter, { invoice: creditNote })!.text).not.toContain('SR-CN')
    expect(write(refundedLetter)!.text).not.toContain('SR-000001')
    expect(write(activatedLetter, { invoice: null })!.text).not.toMatch(/invoice/i)
  })

  it('show what people typed as text, never as markup', () => {
    const { html } = write(expiredLetter, { reason: '<img src=x>' })!
    expect(html).toContain('&lt;img src=x&gt;')
    expect(write(activatedLetter)!.html).toContain('Low Tide &amp; Sons')
  })
})
