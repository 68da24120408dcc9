import type { Listing, User } from '@storyright/contracts/http'
import { page } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useOpenedListingQuery } from '../features/listing-form/saving/listing-form.api.ts'
import { asSent, valuesOf } from '../features/listing-form/values/form-values.ts'
import { RightsGrid } from '../features/rights-grid/rights-grid.tsx'
import { useCurrentUser } from '../shared/current-user.ts'
import { usePageHead } from '../shared/page-head.ts'
import { paths } from '../shared/paths.ts'
import { useWayBack } from '../shared/router/way-back.ts'
import { WhenOpened } from '../shared/versions/when-opened.tsx'
import { BackLink } from '../ui/page/back-link.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { Note } from '../ui/state/note.tsx'
import { theme } from '../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** The rights of one listing, for its agent, and to be read by administrators. */
export function ListingRightsPage() {
  const { id = '' } = useParams()
  const { user } = useCurrentUser()
  const read = useOpenedListingQuery(id, { refetchOnMountOrArgChange: true })
  const listing = read.data?.thing
  const wayBack = useWayBack(paths.listing(id))
  usePageHead(listing ? { name: 'listingRights', title: page('listingRights').title } : null)
  return (
    <Page as="div">
      <BackLink {...wayBack}>{listing?.title ?? 'The listing'}</BackLink>
      <PageHead
        title="Rights"
        lead="What is on offer, what is taken and what is held back: by right, territory, language and day."
      />
      <WhenOpened read={read} height={900} failed="This listing could not be loaded.">
        {(opened) =>
          user && mayRead(user, opened.thing) ? (
            <RightsGrid key={id} {...{ opened, user }} formOf={(one) => asSent(valuesOf(one))} />
          ) : (
            <Note tone="bad">Only the agent of a listing can manage its rights.</Note>
          )
        }
      </WhenOpened>
    </Page>
  )
}

const mayRead = (user: User, { agentId }: Listing) => user.role === 'admin' || user.id === agentId
