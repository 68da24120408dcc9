import type { ModerationEntry } from '@storyright/contracts/http'
import {
  dayAndTime,
  type ForumCategory,
  forumCategoryLabels,
  type ModerationAction,
  trailSorts,
} from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { moderationAuditCsv, useModerationAuditInfiniteQuery } from './moderation.api.ts'
import { textNouns } from './text-nouns.ts'

const deeds: Record<ModerationAction, (text: string) => string> = {
  keep: (text) => `Kept ${text}`,
  remove: (text) => `Removed ${text}`,
  warn: (text) => `Warned over ${text}`,
  mute: (text) => `Muted over ${text}`,
  unmute: () => 'Unmuted',
  lock: (text) => `Locked ${text}`,
  unlock: (text) => `Unlocked ${text}`,
  move: (text) => `Moved ${text}`,
  stick: (text) => `Made ${text} sticky`,
  unstick: (text) => `Made ${text} sticky no longer`,
}

/** What was done: "Removed a comment". */
export const deedIn = ({ action, subject }: Pick<ModerationEntry, 'action' | 'subject'>) =>
  deeds[action](`a ${textNouns[subject]}`)

/** What it changed, where the deed alone does not say it. */
function changeIn({ action, before, after }: Pick<ModerationEntry, 'action' | 'before' | 'after'>) {
  if (action === 'move') return `${categoryIn(before)} to ${categoryIn(after)}`
  if (action === 'mute' && typeof after.mutedUntil === 'string') return `Until ${dayAndTime(after.mutedUntil)}`
  if (action === 'keep' && before.status === 'waiting') return 'Shown after waiting'
  return ''
}

const categoryIn = ({ category }: Record<string, unknown>) =>
  forumCategoryLabels[category as ForumCategory] ?? String(category ?? 'Unknown')

const columns: Column<ModerationEntry>[] = [
  { header: 'What was done', full: true, cell: (entry) => <RowName>{deedIn(entry)}</RowName> },
  { header: 'Author', card: 'lead', cell: ({ author }) => nameOf(author) },
  { header: 'Moderator', cell: ({ actor }) => nameOf(actor) },
  { header: 'Reason', cell: ({ reason }) => reason && <Words>{reason}</Words> },
  { header: 'Change', cell: changeIn },
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What moderators did, the newest first. */
export function ModerationAudit() {
  const { by, sort } = useSort(trailSorts)
  const read = useRows(useModerationAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What moderators did"
      order="the newest first"
      columns={columns}
      read={read}
      sort={sort}
      csv={moderationAuditCsv}
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
