import type { MembershipStatus } from '@storyright/contracts/http'
import { day, freeTier } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const Row = styled.div`
  display: grid;
  gap: ${theme.s2};
`
const Places = styled.div`
  display: flex;
  gap: ${theme.s1};
`
const Place = styled.span<{ $isUsed: boolean; $isLow: boolean }>`
  flex: 1;
  max-width: 48px;
  height: 6px;
  border-radius: ${theme.radius};
  background: ${({ $isUsed, $isLow }) => ($isUsed ? ($isLow ? theme.waitMark : theme.ink) : theme.line)};
`

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

/** How many listings of the month are opened, how many are left, and when the count starts again; nothing without a limit. */
export function ViewsMeter({ status: { usage, features } }: { status: MembershipStatus }) {
  const limit = features.monthlyListingViews
  if (limit === null || usage.remaining === null) return null
  const used = limit - usage.remaining
  const isLow = usage.remaining <= freeTier.warnAtRemaining
  return (
    <Row>
      <p>
        <b>{`${used} of ${limit}`}</b>
        {` free listings used this month${usage.remaining > 0 ? `. ${usage.remaining} left.` : ''}`}
      </p>
      <Places aria-hidden="true">
        {Array.from({ length: limit }, (_none, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order.
          <Place key={at} $isUsed={at < used} $isLow={isLow} />
        ))}
      </Places>
      <Meta>{`What you have opened stays open. Your next five open on ${day(usage.resetDate)}.`}</Meta>
    </Row>
  )
}
