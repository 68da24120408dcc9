import styled from 'styled-components'
import { paths } from '../shared/paths.ts'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { theme } from '../ui/theme/theme.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.s2};
`
const Room = styled(Wrap)`
  padding-top: ${theme.s12};
  min-height: 100dvh;
`
const back = (
  <ButtonLink to={paths.listings} variant="primary">
    Back to Listings
  </ButtonLink>
)

export function ListingMissing() {
  return (
    <Room>
      <EmptyState heading="h1" title="Listing Not Found" action={back}>
        The listing you're looking for doesn't exist or has been removed.
      </EmptyState>
    </Room>
  )
}

export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <Actions>
      <Button onClick={onRetry}>Try again</Button>
      {back}
    </Actions>
  )
  return (
    <Room role="alert">
      <EmptyState heading="h1" title="Error Loading Listing" action={actions}>
        There was an error loading this listing. Please try again later.
      </EmptyState>
    </Room>
  )
}
