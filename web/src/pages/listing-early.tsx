import type { User } from '@storyright/contracts/http'
import { access, dayAndTime, gates, page } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Upsell } from '../features/upsell/upsell.tsx'
import { opensAt } from '../shared/api-error.ts'
import { viewerOf } from '../shared/current-user.ts'
import { paths } from '../shared/paths.ts'
import { useWayBack } from '../shared/router/way-back.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { BackLink } from '../ui/page/back-link.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { Strong } from '../ui/text/words.ts'
import { theme } from '../ui/theme/theme.ts'

const Column = styled.div`
  display: grid;
  gap: ${theme.s6};
  justify-items: start;
  max-width: 640px;
  padding-bottom: ${theme.s16};
`

/** Where a listing would be that premium members see first. Who cannot become one is told the time only. */
export function ListingEarly({ refusal, user }: { refusal: unknown; user: User | null }) {
  const viewer = user && viewerOf(user)
  const at = opensAt(refusal)
  return (
    <Wrap as="div">
      <BackLink {...useWayBack(paths.listings)}>{page('listings').headline}</BackLink>
      <Column>
        <div>
          <PageHead title="Premium members see this title first" />
          <p>
            It opens to everybody <Strong>{at ? `on ${dayAndTime(at)}` : 'soon'}</Strong>. Nothing was counted.
          </p>
        </div>
        {viewer && access.producer(viewer) && (
          <Upsell gate={gates.earlyListings} viewer={viewer} title="Open it now, with Premium" primary />
        )}
        <ButtonLink to={paths.listings}>Back to Listings</ButtonLink>
      </Column>
    </Wrap>
  )
}
