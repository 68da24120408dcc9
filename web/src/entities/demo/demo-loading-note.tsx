import {
  type DemoPart,
  type DemoPartProgress,
  demoLoadingMessage,
  demoProgressMessage,
  identityAddresses,
  type PageName,
  pageAt,
} from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { Button } from '../../ui/button/button.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Note } from '../../ui/state/note.tsx'
import { theme } from '../../ui/theme/theme.ts'

const LOOK_AGAIN_MS = 2_000

const demoLoadingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ demoLoading: build.query(callTo(identityAddresses.demoLoading)) }),
})

/** How far a part of the demo is loaded, asked for until it is; nothing once it is there. */
function useDemoLoading(part: DemoPart): DemoPartProgress | undefined {
  const { data } = demoLoadingApi.useDemoLoadingQuery(undefined, {
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return data?.find((loading) => loading.part === part)
}

const Place = styled(Wrap)`
  &:not(:empty) {
    padding-top: ${theme.s4};
  }
`

const partOf: Partial<Record<PageName, DemoPart>> = {
  forum: 'community',
  discussion: 'community',
  competitions: 'community',
  competition: 'community',
  notifications: 'community',
  support: 'community',
  adminComments: 'community',
  adminModeration: 'community',
  adminSupport: 'community',
  adminCompetitions: 'community',
  recommendations: 'ai',
  market: 'ai',
  commercialAnalysis: 'ai',
  analysisSearch: 'ai',
  platformAnalytics: 'ai',
  adminCommercialAnalysis: 'ai',
  dataEnrichment: 'enrichment',
  adminYoutube: 'enrichment',
  adminTwitter: 'enrichment',
}

/** Says that demo data of the page at this path is still to come, and offers to show it once it is there. */
export function DemoLoadingNote({ pathname }: { pathname: string }) {
  const part = partOf[pageAt(pathname)?.page.name ?? 'home']
  return part ? <PartNote key={part} part={part} /> : null
}

function PartNote({ part }: { part: DemoPart }) {
  const loading = useDemoLoading(part)
  const [before, setBefore] = useState<DemoPartProgress>()
  useEffect(() => {
    if (loading) setBefore(loading)
  }, [loading])
  return (
    // It stands there before it says anything, so that screen readers hear what comes into it.
    <Place role="status">
      {loading ? (
        <Note tone="wait">
          <span>{demoLoadingMessage(loading)}</span>
          {/* Counted on every two seconds: to be seen, and not to be read out each time. */}
          <span aria-hidden>{`${demoProgressMessage(loading)}.`}</span>
        </Note>
      ) : (
        before && (
          <Note action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}>
            The demo’s data for this page is loaded.
          </Note>
        )
      )}
    </Place>
  )
}
