import type { Status } from '../objects/payment-intent.ts'
import { type Change, canBe, possible } from './intent-states.ts'

const changesFrom = (status: Status) =>
  (Object.keys(possible) as Change[]).filter((change) => canBe(change, { status }))

describe('the states of a payment', () => {
  it.each<[Status, Change[]]>([
    ['requires_payment_method', ['confirmed', 'canceled']],
    ['requires_confirmation', ['confirmed', 'canceled']],
    ['requires_action', ['confirmed', 'authenticated', 'canceled']],
    ['requires_capture', ['captured', 'expired', 'canceled']],
    ['succeeded', ['disputed']],
    ['canceled', []],
  ])('%s can be %p', (status, changes) => {
    expect(changesFrom(status)).toEqual(changes)
  })
})
