import { day } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useOpenedListingsQuery } from './membership.api.ts'

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.s1} ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** What was opened this month, each with the way to it: it stays open until the month ends. */
export function OpenedListings() {
  const { data: opened, isError, isFetching, refetch } = useOpenedListingsQuery()
  if (opened)
    return (
      <List>
        {opened.map(({ listingId, title, openedAt }) => (
          <li key={listingId}>
            <Link to={paths.listing(listingId)}>{title}</Link>
            <Meta as="span">{`Opened ${day(openedAt)}`}</Meta>
          </li>
        ))}
      </List>
    )
  if (!isError) return <Skeleton $h={220} />
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      What you opened this month could not be read.
    </ErrorState>
  )
}
