import type { MembershipStatus } from '@storyright/contracts/http'
import { day, freeTier } from '@storyright/contracts/vocabulary'
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
            ? `You’ve opened all ${freeTier.viewsPerMonth} free listings. Others open again on ${day(status.usage.resetDate)}.`
            : 'You can open one more listing this month.'}
        </Note>
      )}
    </>
  )
}
