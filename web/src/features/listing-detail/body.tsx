import type { Listing } from '@storyright/contracts/http'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Pictures } from '../../entities/listing/pictures.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { pictureAddress } from '../../shared/use-picture.ts'
import { linkAlone, webAddress } from '../../shared/web-address.ts'
import { type Fact, FactRows } from '../../ui/data/facts.tsx'
import { Read } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import * as S from './layout.styles.ts'

const Opener = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`

const Rows = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 10em minmax(0, 1fr);
    gap: ${theme.s1} ${theme.s4};
    padding-block: 10px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  dt {
    color: ${theme.ink3};
  }
  ${below.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const whatContactingMeans =
  'You contact the agent by making an offer. They see your name and company once your card hold is confirmed; you exchange email addresses when they accept.'

/** What the work is about: before the terms, where there is no room beside it. */
export function Story({ listing: { description, synopsis } }: { listing: Listing }) {
  return (
    <S.Story>
      <Text heading="Description" text={description} />
      {synopsis && <Text heading="Synopsis" text={synopsis} />}
    </S.Story>
  )
}

/** The rest of a listing, section by section; `children` are sections that only some readers have. */
export function Body({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { id, title, galleryImages, samplePages, trailerUrl } = listing
  const dispatch = useAppDispatch()
  const track = () => dispatch(trackActivity({ listingId: id, activityType: 'download_materials' }))
  const [pages, trailer] = [linkAlone(samplePages), webAddress(trailerUrl)]
  return (
    <S.Body>
      {samplePages && !pages && <Text heading="Sample pages" text={samplePages} />}
      <Gallery title={title} images={galleryImages} />
      <FactSection heading="Adaptations" facts={adaptationFacts(listing)} />
      <FactSection heading="About the work" facts={workFacts(listing)} />
      {(pages || trailer) && (
        <section>
          <h2>To look at</h2>
          {pages && (
            <OutsideLink href={pages} onOpen={track}>
              Sample pages
            </OutsideLink>
          )}
          {trailer && (
            <OutsideLink href={trailer} onOpen={track}>
              Trailer
            </OutsideLink>
          )}
        </section>
      )}
      <section>
        <h2>Agent Information</h2>
        <Read>Literary Agent. Contact via Storyright.</Read>
        <Read $quiet>{whatContactingMeans}</Read>
      </section>
      {children}
    </S.Body>
  )
}

function Text({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <Read key={paragraph}>{paragraph}</Read>
      ))}
    </section>
  )
}

function FactSection({ heading, facts }: { heading: string; facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <Rows>
        <FactRows facts={facts} />
      </Rows>
    </section>
  )
}

type OutsideLinkProps = { href: string; onOpen: () => void; children: string }

function OutsideLink({ href, onOpen, children }: OutsideLinkProps) {
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>{`${children} (opens in a new tab)`}</a>
    </p>
  )
}

/** What was made of the work before, and what an adaptation has to know. The rights themselves stand beside the cover. */
const adaptationFacts = ({ previousAdaptations, adaptationDetails }: Listing) =>
  knownFacts([
    ['Made before', previousAdaptations],
    ['To know', adaptationDetails],
  ])

/** What the agent says of the work beyond its story. */
const workFacts = (listing: Listing) =>
  knownFacts([
    ['Audience', listing.targetAudience],
    ['Content rating', listing.contentRating],
    ['Publisher', listing.publisher],
    ['Edition', listing.edition],
    ['ISBN', listing.isbn],
    ['Words', listing.wordCount?.toLocaleString('en-GB')],
    ['Why this title', listing.uniqueSellingPoints],
    ['Comparable titles', listing.comparableTitles],
    ['Awards', listing.awards],
    ['Reviews', listing.reviews],
    ['Sales', listing.salesFigures],
    ['Readership', listing.socialMediaPresence],
    ['Attached talent', listing.attachedTalent],
    ['Producer interest', listing.productionCompanyInterest],
    ['About the author', listing.authorBio],
  ])

/** Only what was said stands on the page. */
const knownFacts = (pairs: [string, string | null | undefined][]): Fact[] =>
  pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []))

const GalleryView = lazy(() => import('./gallery-view.tsx').then((module) => ({ default: module.GalleryView })))

/** Pictures of the work; each opens large, above the page. Those that do not load are left out. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  const addresses = new Set(images.map(pictureAddress).filter((address) => address !== null))
  const shown = [...addresses].filter((address) => !failed.has(address))
  if (shown.length === 0) return null
  return (
    <section>
      <h2>Images</h2>
      <Pictures $least={140}>
        {shown.map((address, place) => (
          <li key={address}>
            <Opener type="button" aria-haspopup="dialog" onClick={() => setOpened(address)}>
              <img
                src={address}
                alt={`${title}, ${place + 1} of ${shown.length} (opens large)`}
                loading="lazy"
                width={280}
                height={210}
                onError={() => setFailed((before) => new Set(before).add(address))}
              />
            </Opener>
          </li>
        ))}
      </Pictures>
      {opened && (
        <Suspense>
          <GalleryView {...{ title, opened }} images={shown} onOpen={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}
