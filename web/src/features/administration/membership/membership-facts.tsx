import type { AdministeredMembership } from '@storyright/contracts/http'
import { day, type RenewalNeed } from '@storyright/contracts/vocabulary'
import { cardWords } from '../../../entities/membership/card-words.ts'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { stateLabels } from '../../../entities/membership/state-labels.ts'
import { exactMoney } from '../../../entities/money/money.ts'
import { Facts } from '../../../ui/data/facts.tsx'

const needs: Record<RenewalNeed, string> = { card: 'Another card', confirmation: 'A confirmation at the bank' }

/** Somebody's plan as it stands; only what there is. */
export function MembershipFacts({ membership: { status, card } }: { membership: AdministeredMembership }) {
  const { tier, state, paidUntil, premiumUntil, grantedUntil, nextCharge, renewalNeeds } = status
  const dates: [string, string | null][] = [
    ['Paid until', paidUntil],
    ['Complimentary until', grantedUntil],
    ['Premium until', premiumUntil],
  ]
  const facts = [
    { term: 'Plan', value: <PlanBadge tier={tier} /> },
    { term: 'Subscription', value: stateLabels[state] },
    ...dates.flatMap(([term, at]) => (at ? [{ term, value: day(at) }] : [])),
    ...(nextCharge ? [{ term: 'Next charge', value: `${exactMoney(nextCharge.gross)} on ${day(nextCharge.at)}` }] : []),
    ...(renewalNeeds ? [{ term: 'The renewal waits for', value: needs[renewalNeeds] }] : []),
    ...(card ? [{ term: 'Card', value: cardWords(card) }] : []),
  ]
  return <Facts facts={facts} />
}
