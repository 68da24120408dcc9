import { discrepancyKinds } from '@storyright/contracts/vocabulary'
import { settlementsOf } from './settlements.ts'

const open = { kind: 'captured_without_acceptance', settledAt: null, settlement: null } as const

describe('a difference', () => {
  it('about captured money is refunded, or accepted after all where that is possible', () => {
    expect(settlementsOf(open, { mayBeAccepted: true })).toEqual(['refund', 'accept'])
    expect(settlementsOf(open, { mayBeAccepted: false })).toEqual(['refund'])
  })
  it('whose refund was begun can only be refunded', () =>
    expect(settlementsOf({ ...open, settlement: 'refund' }, { mayBeAccepted: true })).toEqual(['refund']))
  it.each(discrepancyKinds.filter((kind) => kind !== open.kind))('of kind %s is noted', (kind) =>
    expect(settlementsOf({ ...open, kind }, { mayBeAccepted: false })).toEqual(['noted']),
  )
  it('that is settled stays so', () =>
    expect(settlementsOf({ ...open, settledAt: new Date() }, { mayBeAccepted: true })).toEqual([]))
})
