import type { MembershipStatus } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { useResumeMembershipMutation } from '../membership.api.ts'
import { CancelMembership } from './cancel-membership.tsx'
import { PayRenewal } from './pay-renewal.tsx'
import { canWithdraw } from './plan-words.ts'
import { ReplaceCard } from './replace-card.tsx'
import { Withdraw } from './withdraw.tsx'

type Asked = 'cancel' | 'withdraw' | 'confirm' | 'card' | null

/** What can be done about a membership as it stands. */
export function PlanActions({ status, mayUpgrade }: { status: MembershipStatus; mayUpgrade: boolean }) {
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const { state, tier } = status
  const needsBank = status.renewalNeeds === 'confirmation'
  const renews = state === 'active' || state === 'past_due'
  return (
    <Actions>
      {mayUpgrade && state === 'incomplete' && (
        <ButtonLink to={paths.upgrade} variant="primary">
          Complete payment
        </ButtonLink>
      )}
      {mayUpgrade && tier === 'free' && (state === 'none' || state === 'ended' || state === 'refunded') && (
        <ButtonLink to={paths.upgrade} variant="primary">
          Upgrade to Premium
        </ButtonLink>
      )}
      {state === 'past_due' && (
        <Button variant="primary" onClick={() => setAsked(needsBank ? 'confirm' : 'card')}>
          {needsBank ? 'Confirm at your bank' : 'Pay with another card'}
        </Button>
      )}
      {state === 'ending' && <Resume status={status} />}
      {renews && <Button onClick={() => setAsked('cancel')}>Cancel membership</Button>}
      {canWithdraw(status) && <Button onClick={() => setAsked('withdraw')}>Withdraw</Button>}
      {asked === 'cancel' && <CancelMembership status={status} onClose={close} />}
      {asked === 'withdraw' && <Withdraw status={status} onClose={close} />}
      {asked === 'confirm' && <PayRenewal onClose={close} />}
      {asked === 'card' && <ReplaceCard onClose={close} />}
    </Actions>
  )
}

function Resume({ status: { paidUntil } }: { status: MembershipStatus }) {
  const [resume, { isLoading }] = useResumeMembershipMutation()
  const description = paidUntil ? `It renews on ${day(paidUntil)}.` : 'It renews again.'
  const press = () =>
    void runWithToast(() => resume().unwrap(), { title: 'Membership Resumed', description }, 'Not resumed yet')
  return (
    <Button variant="primary" busy={isLoading} onClick={press}>
      Resume membership
    </Button>
  )
}
