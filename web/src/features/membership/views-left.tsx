import type { MembershipStatus } from '@storyright/contracts/http'
import { freeTier } from '@storyright/contracts/vocabulary'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { Note } from '../../ui/state/note.tsx'
import { ViewsMeter } from './views-meter.tsx'

/** The meter of the month, with a warning when it is nearly used up. */
export function ViewsLeft({ status }: { status: MembershipStatus }) {
  const { remaining } = status.usage
  return (
    <>
      <ViewsMeter status={status} />
      {remaining !== null && remaining <= freeTier.warnAtRemaining && (
        <Note tone="wait" role="status" action={<UpgradeLink to="/upgrade" small />}>
          {remaining === 0
            ? 'Your month is used up: other listings wait until the count starts again.'
            : 'You can open one more listing this month.'}
        </Note>
      )}
    </>
  )
}
