import { discrepancyKinds } from '@storyright/contracts/vocabulary'
import { settlementsOf } from './discrepancies.ts'

const open = { kind: 'captured_without_acceptance', settledAt: null, settlement: null } as const

const free = { mayBeAccepted: false, isExercised: false, isWhole: false }
const ways = ['captured_without_acceptance', 'fee_returned', 'refund_failed']

describe('a difference', () => {
  it('about captured money is refunded, or accepted after all where that is possible', () => {
    expect(settlementsOf(open, { ...free, mayBeAccepted: true })).toEqual(['refund', 'accept'])
    expect(settlementsOf(open, free)).toEqual(['refund'])
  })
  it('whose refund was begun can only be refunded', () =>
    expect(settlementsOf({ ...open, settlement: 'refund' }, { ...free, mayBeAccepted: true })).toEqual(['refund']))
  it.each(discrepancyKinds.filter((kind) => !ways.includes(kind)))('of kind %s is noted', (kind) =>
    expect(settlementsOf({ ...open, kind }, free)).toEqual(['noted']),
  )
  it('about a fee that went back ends the option or keeps it, and keeps one that was exercised', () => {
    const fee = { ...open, kind: 'fee_returned' } as const
    expect(settlementsOf(fee, free)).toEqual(['end_option', 'keep_option'])
    expect(settlementsOf(fee, { ...free, isExercised: true })).toEqual(['keep_option'])
  })
  it('about a refund that failed is refunded again where all was to go back, and is noted otherwise', () => {
    expect(settlementsOf({ ...open, kind: 'refund_failed' }, { ...free, isWhole: true })).toEqual(['refund', 'noted'])
    expect(settlementsOf({ ...open, kind: 'refund_failed' }, free)).toEqual(['noted'])
    expect(settlementsOf({ ...open, kind: 'refund_failed', settlement: 'refund' }, free)).toEqual(['refund'])
  })
  it('that is settled stays so', () =>
    expect(settlementsOf({ ...open, settledAt: new Date() }, { ...free, mayBeAccepted: true })).toEqual([]))
})
