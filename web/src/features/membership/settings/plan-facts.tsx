import type { MembershipStatus } from '@storyright/contracts/http'
import { day, dayAndTime } from '@storyright/contracts/vocabulary'
import { exactMoney } from '../../../entities/money/money.ts'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { canWithdraw } from './plan-words.ts'

/** Until when it is paid, and what is charged next. */
export const PlanFacts = ({ status }: { status: MembershipStatus }) => {
  const facts = factsOf(status)
  return facts.length > 0 && <Facts facts={facts} />
}

function factsOf(status: MembershipStatus): Fact[] {
  const { paidUntil, nextCharge, withdrawUntil, state } = status
  const charge =
    nextCharge &&
    `${exactMoney(nextCharge.gross)} on ${day(nextCharge.at)}, including ${exactMoney(nextCharge.vat)} VAT`
  return [
    ...(paidUntil ? [{ term: 'Paid until', value: day(paidUntil) }] : []),
    ...(charge || state === 'ending' ? [{ term: 'Next charge', value: charge || 'None' }] : []),
    ...(withdrawUntil && canWithdraw(status) ? [{ term: 'Withdraw until', value: dayAndTime(withdrawUntil) }] : []),
  ]
}
