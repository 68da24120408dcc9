import type { CompetitionAuditEntry } from '@storyright/contracts/http'
import { dayAndTime, type EntryStatus, entryStatusLabels } from '@storyright/contracts/vocabulary'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'

export const competitionActions: Record<CompetitionAuditEntry['action'], string> = {
  announced: 'Competition announced',
  changed: 'Competition changed',
  judged: 'Entry judged',
}

const isTime = (field: string) => field === 'opensAt' || field === 'closesAt'

/** The words of a competition's form, and of a judgement. */
export function wordsOfCompetitions(form: FieldWords['labels']): FieldWords {
  return {
    labels: { status: 'Entry', note: 'Note to the entrant', ...form },
    read: (field, value) => {
      if (field === 'status') return entryStatusLabels[value as EntryStatus]
      return isTime(field) && value ? dayAndTime(String(value)) : undefined
    },
  }
}
