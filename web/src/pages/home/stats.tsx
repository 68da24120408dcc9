import { dayAndTime } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { shortMoney } from '../../entities/money/money.ts'
import { usePublicStats } from '../../features/showcase/showcase.api.ts'
import { Ledger } from '../../ui/data/ledger.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

const Face = styled.div`
  ${Meta} {
    margin-top: 10px;
    min-height: 2.8em;
  }
  ${below.phone} {
    dd {
      font-size: 22px;
    }
  }
`
// A figure's own size, so that nothing moves when the figure comes.
const Coming = styled.span.attrs({ 'aria-hidden': true, children: '£000.0m' })`
  color: transparent;
  background: ${theme.sunk};
  border-radius: 2px;
  user-select: none;
`

/** What the catalogue holds, counted. */
export function Stats() {
  const { data, fulfilledTimeStamp, isError, isFetching, refetch } = usePublicStats()
  if (isError && !data)
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        The figures could not be counted just now.
      </ErrorState>
    )
  const coming = <Coming />
  const whole = (count: number) => count.toLocaleString('en-GB')
  return (
    <Face>
      <Ledger
        large
        rows={[
          { term: 'Total acquisition value', value: data ? shortMoney(data.totalValue) : coming },
          { term: 'ROI potential', value: data ? shortMoney(data.totalROIPotential) : coming },
          { term: 'IP assets listed', value: data ? whole(data.bookCount) : coming },
          { term: 'Literary agents', value: data ? whole(data.agents) : coming },
        ]}
      />
      <Meta>
        {data &&
          `Counted ${dayAndTime(fulfilledTimeStamp ?? 0)}. Value is the sum of the suggested maximum on every available listing.`}
      </Meta>
    </Face>
  )
}
