import type { ModerationEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { changeIn, deedIn } from './audit-words.ts'
import { useModerationAuditInfiniteQuery } from './moderation.api.ts'

const columns: Column<ModerationEntry>[] = [
  { header: 'What was done', full: true, cell: (entry) => <RowName>{deedIn(entry)}</RowName> },
  { header: 'Author', card: 'lead', cell: ({ author }) => nameOf(author) },
  { header: 'Moderator', cell: ({ actor }) => nameOf(actor) },
  { header: 'Reason', cell: ({ reason }) => reason && <Words>{reason}</Words> },
  { header: 'Change', cell: changeIn },
  { header: 'When', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What moderators did, the newest first. */
export function ModerationAudit() {
  const read = useRows(useModerationAuditInfiniteQuery())
  return (
    <RowsList
      caption="What moderators did, the newest first"
      columns={columns}
      read={read}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Every decision of a moderator is recorded here, and stays as it is.
        </EmptyState>
      }
      failure="The audit could not be read."
    />
  )
}
