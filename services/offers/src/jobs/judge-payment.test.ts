import type { Intent } from '../payments/provider.ts'
import { isOurs, type JudgedHold, type JudgedIntent, judgePayment } from './judge-payment.ts'

const none = { refundedPence: 0, disputeStatus: null }
const judged = (state: Intent['state'], hold: Pick<JudgedHold, 'intentId' | 'status'> | null) =>
  judgePayment({ id: 'pi_this', state, ...none }, hold && { ...none, ...hold }).what

describe('a payment that the provider lists', () => {
  const belongsTo = { service: 'offers', deployment: 'here', offerId: null, number: null }

  it('is ours only when it says both our service and our deployment', () => {
    expect(isOurs({ belongsTo }, 'here')).toBe(true)
    expect(isOurs({ belongsTo: { ...belongsTo, service: 'membership' } }, 'here')).toBe(false)
    expect(isOurs({ belongsTo: { ...belongsTo, deployment: 'elsewhere' } }, 'here')).toBe(false)
    expect(isOurs({ belongsTo: { ...belongsTo, service: null, deployment: null } }, 'here')).toBe(false)
  })

  it.each(['unpaid', 'declined', 'held'] as const)('is let go while %s when its hold names another', (state) => {
    for (const status of ['requires_payment', 'held', 'captured', 'expired'] as const)
      expect(judged(state, { intentId: 'pi_another', status })).toBe('let go')
  })

  it('is never let go without being asked about once it was captured', () => {
    expect(judged('captured', { intentId: 'pi_another', status: 'held' })).toBe('report')
    expect(judged('captured', { intentId: null, status: 'requires_payment' })).toBe('report')
  })

  it.each(['unpaid', 'declined', 'held'] as const)('is adopted while %s by an open hold that has none', (state) => {
    expect(judged(state, { intentId: null, status: 'requires_payment' })).toBe('adopt')
    expect(judged(state, { intentId: null, status: 'released' })).toBe('let go')
  })

  it.each(['unpaid', 'declined', 'held', 'captured'] as const)(
    'is reported while %s when we know no such hold',
    (state) => expect(judged(state, null)).toBe('report'),
  )

  it('is reported when our books have let it go and the provider has not', () => {
    expect(judged('captured', { intentId: 'pi_this', status: 'released' })).toBe('report')
    expect(judged('held', { intentId: 'pi_this', status: 'expired' })).toBe('report')
  })

  it.each<[string, Partial<JudgedIntent>, Partial<JudgedHold>, string]>([
    ['went back', { refundedPence: 500 }, {}, 'follow'],
    ['went back further', { refundedPence: 900 }, { refundedPence: 500 }, 'follow'],
    ['went back as we know', { refundedPence: 500 }, { refundedPence: 500 }, 'nothing'],
    ['is disputed', { disputeStatus: 'needs_response' }, {}, 'follow'],
    ['was won back', { disputeStatus: 'won' }, { disputeStatus: 'needs_response' }, 'follow'],
    ['was disputed as we know', { disputeStatus: 'lost' }, { disputeStatus: 'lost' }, 'nothing'],
  ])('is followed where what was taken %s and we have not heard of it', (_, found, known, what) => {
    const hold = { intentId: 'pi_this', status: 'captured', ...none, ...known } as const
    expect(judgePayment({ id: 'pi_this', state: 'captured', ...none, ...found }, hold)).toEqual({ what })
  })

  it('is left alone when both agree, when comparing will see to it, and once it is gone', () => {
    expect(judged('captured', { intentId: 'pi_this', status: 'captured' })).toBe('nothing')
    expect(judged('captured', { intentId: 'pi_this', status: 'held' })).toBe('nothing')
    expect(judged('gone', null)).toBe('nothing')
    expect(judged('gone', { intentId: 'pi_another', status: 'captured' })).toBe('nothing')
  })
})
