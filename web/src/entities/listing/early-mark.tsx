import { dayAndTime } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { isAhead } from '../../shared/is-ahead.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.s2};
  padding-block: 2px;
`

/** Marks a listing that only premium members see yet, with when it opens to everybody; nothing once it has. */
export function EarlyMark({ until }: { until: string | null }) {
  if (!isAhead(until)) return null
  return (
    <Face>
      <Badge tone="ink" fill>
        Premium members first
      </Badge>
      <Meta as="span">{`Opens to all on ${dayAndTime(until)}`}</Meta>
    </Face>
  )
}
