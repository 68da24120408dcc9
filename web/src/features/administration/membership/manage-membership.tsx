import type { AdministeredMembership, User } from '@storyright/contracts/http'
import { producerRoles } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { paymentColumns } from '../../../entities/membership/payment-columns.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Table } from '../../../ui/data/table.tsx'
import { DialogPart } from '../../../ui/dialog/dialog-part.ts'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { EndMembership } from './end-membership.tsx'
import { Endings } from './endings.tsx'
import { GrantMonths } from './grant-months.tsx'
import { Grants } from './grants.tsx'
import { useMembershipOfQuery } from './member.api.ts'
import { MembershipFacts } from './membership-facts.tsx'
import { TakeGrantBack } from './take-grant-back.tsx'

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
  const { payments, grants, endings, status } = membership
  const isGranted = status.grantedUntil !== null && new Date(status.grantedUntil) > new Date()
  const close = () => setTask(null)
  return (
    <>
      <MembershipFacts membership={membership} />
      <Grants grants={grants} />
      <Endings endings={endings} />
      {payments.length > 0 ? (
        <Table caption="Payments, the newest first" columns={paymentColumns} rows={payments} rowKey={({ id }) => id} />
      ) : (
        <Meta>Nothing has been charged.</Meta>
      )}
      <Actions>
        {producerRoles.includes(user.role) && (
          <Button onClick={() => setTask('grant')}>Give complimentary months</Button>
        )}
        {isGranted && (
          <Button variant="danger" onClick={() => setTask('take-back')}>
            Take complimentary months back
          </Button>
        )}
        {isRunning[status.state] && (
          <Button variant="danger" onClick={() => setTask('end')}>
            End membership
          </Button>
        )}
      </Actions>
      {task === 'grant' && <GrantMonths user={user} onClose={close} />}
      {task === 'take-back' && <TakeGrantBack user={user} onClose={close} />}
      {task === 'end' && <EndMembership user={user} status={status} onClose={close} />}
    </>
  )
}

/** Whether there is a subscription to end. */
const isRunning: Record<AdministeredMembership['status']['state'], boolean> = {
  none: false,
  incomplete: true,
  active: true,
  past_due: true,
  ending: true,
  ended: false,
  refunded: false,
}
