import type { AdministeredMembership, MembershipPayment, User } from '@storyright/contracts/http'
import { day, producerRoles, type RenewalNeed } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { cardWords } from '../../../entities/membership/card-words.ts'
import { paymentColumns } from '../../../entities/membership/payment-columns.tsx'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { hasSubscription, stateLabels } from '../../../entities/membership/state-labels.ts'
import { exactMoney } from '../../../entities/money/money.ts'
import { nameOf } from '../../../entities/person/name-of.ts'
import { isAhead } from '../../../shared/is-ahead.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import type { Column } from '../../../ui/data/table.tsx'
import { DialogPart } from '../../../ui/dialog/dialog-part.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { EndMembership } from './end-membership.tsx'
import { GrantMonths, monthsWords } from './grant-months.tsx'
import { useMembershipOfQuery, useTakeGrantBackMutation } from './member.api.ts'
import { leftOf, RefundPayment } from './refund-payment.tsx'
import { whySo } from './why-so.ts'

/** What was given and ended, one below the other. */
const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** Somebody's membership with its payments, and what an administrator can change about it. It fails alone. */
export function ManageMembership({ user }: { user: User }) {
  const { currentData: membership, isError, isFetching, refetch } = useMembershipOfQuery(user.id)
  return (
    <DialogPart aria-labelledby="membership">
      <SectionHead id="membership" heading="h3" title="Membership" />
      {membership && <Known user={user} membership={membership} />}
      {isError && !membership && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The membership could not be read.
        </ErrorState>
      )}
      {!membership && !isError && <Skeleton $h={220} />}
    </DialogPart>
  )
}

function Known({ user, membership }: { user: User; membership: AdministeredMembership }) {
  const [task, setTask] = useState<'grant' | 'take-back' | 'end' | null>(null)
  const [refunded, setRefunded] = useState<MembershipPayment | null>(null)
  const { payments, grants, endings, status } = membership
  const close = () => setTask(null)
  return (
    <>
      <MembershipFacts membership={membership} />
      <Grants grants={grants} />
      <Endings endings={endings} />
      {payments.length > 0 ? (
        <SortedTable
          parameter="sort-payments"
          file="payments-of-one-member"
          caption="Payments"
          order="the newest first"
          columns={[...paymentColumns, refundColumn(setRefunded)]}
          rows={payments}
          rowKey={({ id }) => id}
        />
      ) : (
        <Meta>Nothing has been charged.</Meta>
      )}
      <Actions>
        {producerRoles.includes(user.role) && (
          <Button onClick={() => setTask('grant')}>Give complimentary months</Button>
        )}
        {isAhead(status.grantedUntil) && (
          <Button variant="danger" onClick={() => setTask('take-back')}>
            Take complimentary months back
          </Button>
        )}
        {(status.state === 'incomplete' || hasSubscription(status)) && (
          <Button variant="danger" onClick={() => setTask('end')}>
            End membership
          </Button>
        )}
      </Actions>
      {task === 'grant' && <GrantMonths user={user} onClose={close} />}
      {task === 'take-back' && <TakeGrantBack user={user} onClose={close} />}
      {refunded && <RefundPayment user={user} payment={refunded} onClose={() => setRefunded(null)} />}
      {task === 'end' && <EndMembership user={user} status={status} onClose={close} />}
    </>
  )
}

/** Any payment can be refunded, whatever became of its membership; not while the bank looks at it. */
const refundColumn = (onRefund: (payment: MembershipPayment) => void): Column<MembershipPayment> => ({
  header: 'Refund',
  cell: (payment) => {
    if (payment.dispute?.isOpen) return <Meta>Not while it is disputed</Meta>
    if (leftOf(payment) === 0) return null
    return (
      <Button onClick={() => onRefund(payment)} aria-label={`Refund the payment of ${day(payment.createdAt)}`}>
        Refund
      </Button>
    )
  },
})

/** The complimentary months that somebody was given, and why. */
function Grants({ grants }: Pick<AdministeredMembership, 'grants'>) {
  if (grants.length === 0) return null
  return (
    <List aria-label="Complimentary months">
      {grants.map(({ at, months, until, reason }) => (
        <li key={at}>
          {monthsWords(months)}, until {day(until)}: {reason}
          <Meta>{`Given ${day(at)}`}</Meta>
        </li>
      ))}
    </List>
  )
}

type WhatEndedInput = AdministeredMembership['endings'][number]

const whatEnded = ({ what, refunded }: WhatEndedInput) => {
  if (what === 'grant') return 'Complimentary months taken back'
  return refunded ? 'Subscription ended with a refund' : 'Subscription ended without a refund'
}

/** What administrators ended of somebody's membership, and why. */
function Endings({ endings }: Pick<AdministeredMembership, 'endings'>) {
  if (endings.length === 0) return null
  return (
    <List aria-label="Ended by administrators">
      {endings.map((ending) => (
        <li key={ending.at}>
          {whatEnded(ending)}: {ending.reason}
          <Meta>{day(ending.at)}</Meta>
        </li>
      ))}
    </List>
  )
}

const needs: Record<RenewalNeed, string> = { card: 'Another card', confirmation: 'A confirmation at the bank' }

/** Somebody's plan as it stands; only what there is. */
function MembershipFacts({ membership: { status, card } }: { membership: AdministeredMembership }) {
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
    ...(renewalNeeds ? [{ term: 'Renewal needs', value: needs[renewalNeeds] }] : []),
    ...(card ? [{ term: 'Card', value: cardWords(card) }] : []),
  ]
  return <Facts facts={facts} />
}

/** Asks why somebody's complimentary months end now. */
function TakeGrantBack({ user, onClose }: { user: User; onClose: () => void }) {
  const [takeBack, { isLoading }] = useTakeGrantBackMutation()
  const confirm = async (reason: string) => {
    const send = () => takeBack({ userId: user.id, reason }).unwrap()
    const done = { title: 'Months Taken Back', description: `${nameOf(user)} has no complimentary months now.` }
    if (await runWithToast(send, done, 'The months could not be taken back')) onClose()
  }
  return (
    <ReasonDialog
      title={`Take the complimentary months of ${nameOf(user)} back?`}
      description="They end now. A subscription continues and keeps its dates."
      confirm="Take months back"
      danger
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}
