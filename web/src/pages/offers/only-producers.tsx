import { offerMessages } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'

/** Shown to accounts that cannot make offers. */
export function OnlyProducers() {
  const back = (
    <ButtonLink to={paths.listings} variant="primary">
      Back to Listings
    </ButtonLink>
  )
  return (
    <Wrap>
      <EmptyState heading="h1" title="Access Denied" action={back}>
        {offerMessages.onlyProducers}
      </EmptyState>
    </Wrap>
  )
}
