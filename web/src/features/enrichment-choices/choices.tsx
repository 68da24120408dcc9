import {
  type EnrichmentSource,
  type EnrichmentState,
  enrichmentSourceLabels,
  enrichmentSources,
  enrichmentStates,
} from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { enrichmentStateLabels } from '../../entities/enrichment/enrichment-words.ts'
import { SourceChoice } from '../../entities/enrichment/source-choice.tsx'
import { paths } from '../../shared/paths.ts'
import { ExportLink } from '../../shared/rows/export-link.tsx'
import { Above } from '../../shared/rows/rows-list.styles.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { By } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import {
  type ChoicesAsked,
  enrichmentsThatWaitCsv,
  type FoundListing,
  useEnrichmentsThatWaitInfiniteQuery,
} from './choices.api.ts'

const Filters = styled.div`
  display: grid;
  grid-template-columns: 200px 240px;
  gap: ${theme.s4};
  padding-block: ${theme.s6};
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
  }
`
const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${theme.s4} ${theme.s8};
    padding-block: ${theme.s5};
    border-top: ${theme.hair} solid ${theme.ink};
    ${below.rail} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  h2 {
    font: 420 ${theme.t21} / 1.25 ${theme.serif};
    overflow-wrap: anywhere;
  }
`
const Sources = styled.div`
  display: grid;
  gap: ${theme.s6};
  min-width: 0;
`

const sources: { value: EnrichmentSource | ''; label: string }[] = [
  { value: '', label: 'All sources' },
  ...enrichmentSources.map((source) => ({ value: source, label: enrichmentSourceLabels[source] })),
]
const states: { value: EnrichmentState | ''; label: string }[] = [
  { value: '', label: 'To do' },
  ...enrichmentStates.map((state) => ({ value: state, label: enrichmentStateLabels[state] })),
]

/** Listings that need somebody: what was found may be the work, or could not be looked up. */
export function Choices() {
  const { asked, change } = useAsked()
  const read = useRows(useEnrichmentsThatWaitInfiniteQuery(asked))
  const { rows, total, isFailed, isFetching, hasMore, isReadingMore, readMore, retry } = read
  const isFiltered = asked.source !== '' || asked.state !== ''
  return (
    <div aria-busy={isFetching}>
      <Filters role="search" aria-label="What was found">
        <LabelledSelect
          label="Source"
          options={sources}
          value={asked.source}
          onChange={(source) => change({ source })}
        />
        <LabelledSelect label="State" options={states} value={asked.state} onChange={(state) => change({ state })} />
      </Filters>
      {!rows && !isFailed && <PartsSkeleton message="Loading" heights={[180, 181, 182]} />}
      {isFailed && <ErrorState onRetry={retry}>The list could not be loaded.</ErrorState>}
      {rows?.length === 0 && !isFiltered && (
        <EmptyState heading="h2" title="Nothing to review">
          Listings with more than one possible match, or a failed look-up, show here.
        </EmptyState>
      )}
      {rows?.length === 0 && isFiltered && (
        <EmptyState
          heading="h2"
          title="Nothing is like that"
          action={<Button onClick={() => change({ source: '', state: '' })}>Clear Filters</Button>}
        />
      )}
      {rows && rows.length > 0 && (
        <Above>
          <ExportLink href={enrichmentsThatWaitCsv(asked)} of="Listings" />
        </Above>
      )}
      {rows && rows.length > 0 && (
        <List aria-label="Listings">
          {rows.map((listing) => (
            <FoundFor key={listing.listingId} listing={listing} asked={asked} />
          ))}
        </List>
      )}
      <ListFoot
        shown={rows?.length ?? 0}
        total={total}
        onMore={hasMore && !isFailed && readMore}
        busy={isReadingMore}
      />
    </div>
  )
}

function FoundFor({ listing, asked }: { listing: FoundListing; asked: ChoicesAsked }) {
  const { listingId, title, author, sources: all } = listing
  const isMeant = (state: EnrichmentState) => (asked.state ? state === asked.state : needsSomebody.includes(state))
  // What has been decided just now stays beside its way back.
  const shown = all.filter(
    ({ source, state, isDecided }) => (!asked.source || source === asked.source) && (isMeant(state) || isDecided),
  )
  return (
    <li>
      <div>
        <h2>
          <Link to={paths.listing(listingId)}>{title || `Listing ${listingId}`}</Link>
        </h2>
        {author && <By>{`by ${author}`}</By>}
      </div>
      <Sources>
        {shown.map((found) => (
          <SourceChoice key={found.source} listingId={listingId} found={found} />
        ))}
      </Sources>
    </li>
  )
}

const needsSomebody: readonly EnrichmentState[] = ['choosing', 'failed']

/** Source and state stand in the address, so that a reload or a link shows the same. */
function useAsked() {
  const [address, setAddress] = useSearchParams()
  const asked: ChoicesAsked = {
    source: enrichmentSources.find((known) => known === address.get('source')) ?? '',
    state: enrichmentStates.find((known) => known === address.get('state')) ?? '',
  }
  const change = (fields: Partial<ChoicesAsked>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(fields)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { asked, change }
}
