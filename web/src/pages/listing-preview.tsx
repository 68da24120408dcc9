import type { Listing } from '@storyright/contracts/http'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { Body, Story } from '../features/listing-detail/body.tsx'
import { Deal } from '../features/listing-detail/deal.tsx'
import * as S from '../features/listing-detail/layout.styles.ts'
import { Side } from '../features/listing-detail/side.tsx'
import { Titles } from '../features/listing-detail/titles.tsx'
import { Note } from '../ui/state/note.tsx'
import { Meta } from '../ui/text/text.ts'
import { theme } from '../ui/theme/theme.ts'

// What stays in view while the page scrolls stays below the masthead there, which is not here.
const Page = styled.div`
  max-width: ${theme.page};
  margin-inline: auto;
  padding-bottom: ${theme.s12};
  article {
    margin-top: ${theme.s8};
    min-height: 0;
    > * {
      top: ${theme.s4};
    }
  }
`
const Place = styled.div`
  padding-block: ${theme.s4} ${theme.s5};
`

/** A listing's page as a producer finds it, from a listing that is saved nowhere. What comes with publishing is named, not shown. */
export function ListingPreview({ listing }: { listing: Listing }) {
  const hasDrawnCover = listing.id === UNSAVED && !listing.coverImageUrl
  return (
    <Page onClickCapture={stay}>
      <Note>
        <b>This is what producers will see.</b>
        {hasDrawnCover && <span> The drawn cover gets its own pattern and number when you save.</span>}
      </Note>
      <S.Page as="article">
        <Titles listing={listing} />
        <Story listing={listing} />
        <Deal
          listing={listing}
          actions={null}
          offer={
            <Place>
              <Meta>Producers submit their offers here.</Meta>
            </Place>
          }
        />
        <Side listing={listing} />
        <Body listing={listing}>
          <section>
            <Meta>Its analysis, comments and similar titles follow here once it is published.</Meta>
          </section>
        </Body>
      </S.Page>
    </Page>
  )
}

/** The number of a listing that has none yet. */
const UNSAVED = '0'

/** A link within the app would leave the form behind. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.preventDefault()
}
