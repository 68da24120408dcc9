import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery, useOpenedListingsQuery } from './membership.api.ts'
import { ViewsMeter } from './views-meter.tsx'

const Column = styled.div`
  display: grid;
  gap: ${theme.s6};
  max-width: 640px;
  padding-bottom: ${theme.s16};
`
const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${theme.s3};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** Where a listing would be that the month has no room for: what is open still, and when the count starts again. */
export function ViewLimit({ says }: { says: string }) {
  const { data: status } = useMembershipStatusQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: opened = [] } = useOpenedListingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Column>
      <PageHead title="Your month is used up" />
      <p>{says}</p>
      {status && <ViewsMeter status={status} />}
      {opened.length > 0 && (
        <section aria-labelledby="opened">
          <SectionHead id="opened" title="Open to you this month" />
          <List>
            {opened.map(({ listingId, title }) => (
              <li key={listingId}>
                <Link to={paths.listing(listingId)}>{title}</Link>
              </li>
            ))}
          </List>
        </section>
      )}
      <Meta>Favourites, lists and searches cost nothing.</Meta>
      <div>
        <ButtonLink to={paths.listings} variant="primary">
          Back to Listings
        </ButtonLink>
      </div>
    </Column>
  )
}
