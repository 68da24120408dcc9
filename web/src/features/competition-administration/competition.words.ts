import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import type { CompetitionValues } from './competition.rules.ts'
import { momentOf } from './london-time.ts'

/** What the form calls its fields, wherever one is named apart from it. */
export const competitionLabels: Record<keyof CompetitionValues, string> = {
  title: 'Title',
  sponsor: 'Sponsor',
  prize: 'Prize',
  brief: 'Brief',
  rules: 'Rules',
  opensAt: 'Opens',
  closesAt: 'Closes',
  isFunding: 'This is the funding competition',
}
export const competitionFields = Object.keys(competitionLabels)

const isTime = (field: string) => field === 'opensAt' || field === 'closesAt'

export const competitionWords: FieldWords = {
  labels: competitionLabels,
  read: (field, value) => (isTime(field) && value ? dayAndTime(momentOf(String(value))) : undefined),
}
