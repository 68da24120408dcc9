import type { CompetitionAuditEntry } from '@storyright/contracts/http'
import { communityAddresses, dayAndTime, type EntryStatus, entryStatusLabels } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useCompetitionsAuditInfiniteQuery, useTrail } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'

const columns = (words: FieldWords): Column<CompetitionAuditEntry>[] => [
  {
    header: 'Competition',
    full: true,
    cell: ({ competition: { id, title } }) => (
      <RowName>
        <Link to={paths.competitionAt(id)}>{title}</Link>
      </RowName>
    ),
  },
  { header: 'What was done', card: 'lead', cell: ({ action }) => competitionActions[action] },
  { header: 'By', cell: ({ actor }) => <Link to={paths.account(actor.id)}>{nameOf(actor)}</Link> },
  {
    header: 'Entrant',
    cell: ({ entrant }) => entrant && <Link to={paths.account(entrant.id)}>{nameOf(entrant)}</Link>,
  },
  { header: 'Change', cell: ({ before, after }) => <Changed changes={changesOf(before, after, words)} /> },
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What administrators did to competitions and entries, newest first. `form` calls the fields of a competition's form. */
export function CompetitionsTrail({ form }: { form: FieldWords['labels'] }) {
  const { by, ...trail } = useTrail(communityAddresses.competitionsAuditCsv)
  const read = useRows(useCompetitionsAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What administrators did to competitions"
      order="the newest first"
      columns={columns(wordsOfCompetitions(form))}
      read={read}
      {...trail}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Competitions that were announced or changed, and entries that were judged, are recorded here.
        </EmptyState>
      }
      failure="The audit trail of competitions could not be read."
    />
  )
}

const competitionActions: Record<CompetitionAuditEntry['action'], string> = {
  announced: 'Competition announced',
  changed: 'Competition changed',
  judged: 'Entry judged',
}

const isTime = (field: string) => field === 'opensAt' || field === 'closesAt'

/** The words of a competition's form, and of a judgement. */
function wordsOfCompetitions(form: FieldWords['labels']): FieldWords {
  return {
    labels: { status: 'Entry', note: 'Note to the entrant', ...form },
    read: (field, value) => {
      if (field === 'status') return entryStatusLabels[value as EntryStatus]
      return isTime(field) && value ? dayAndTime(String(value)) : undefined
    },
  }
}
