import type { SupportStatus } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { ExportLink } from '../../../shared/rows/export-link.tsx'
import { Above } from '../../../shared/rows/rows-list.styles.ts'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import { supportQueueCsv, useSupportQueueInfiniteQuery } from '../support.api.ts'
import { ThreadList } from './thread-list.tsx'

const Face = styled.div`
  max-width: 860px;
  padding-top: ${theme.s5};
`

/** Questions from members: premium first, then the longest wait. */
export function SupportQueue({ status }: { status: SupportStatus }) {
  const read = useRows(useSupportQueueInfiniteQuery(status, { refetchOnMountOrArgChange: true }))
  const empty =
    status === 'open' ? (
      <EmptyState heading="h2" title="Nobody is waiting">
        New questions show here, premium members first.
      </EmptyState>
    ) : (
      <EmptyState heading="h2" title="Nothing closed yet">
        What either side has closed is kept here.
      </EmptyState>
    )
  return (
    <Face>
      {read.rows?.length !== 0 && (
        <Above>{read.rows && <ExportLink href={supportQueueCsv(status)} of="Questions" />}</Above>
      )}
      <ThreadList
        read={read}
        side="support"
        label={status === 'open' ? 'Open questions' : 'Closed questions'}
        empty={empty}
      />
    </Face>
  )
}
