import { type DemoLoading, type DemoPart, demoLoadingSays, demoProgressSays } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Note } from '../../ui/state/note.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { useDemoLoading } from './demo-loading.api.ts'

const Place = styled(Wrap)`
  &:not(:empty) {
    padding-top: ${theme.s4};
  }
`

/** Says that demo data of the page is still to come, and offers to show it once it is there. */
export function DemoLoadingNote({ part }: { part: DemoPart }) {
  const loading = useDemoLoading(part)
  const [before, setBefore] = useState<DemoLoading>()
  useEffect(() => {
    if (loading) setBefore(loading)
  }, [loading])
  return (
    // It stands there before it says anything, so that screen readers hear what comes into it.
    <Place role="status">
      {loading ? (
        <Note tone="wait">
          {demoLoadingSays(loading)}
          {/* Counted on every two seconds: to be seen, and not to be read out each time. */}
          <span aria-hidden>{demoProgressSays(loading)}.</span>
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
