import { defineCollection } from '@storyright/mongodb'

export interface CompetitionRow {
  _id: string
  version: number
  title: string
  brief: string
  sponsor: string
  prize: string
  rules: string
  opensAt: Date
  closesAt: Date
  isFunding: boolean
  createdAt: Date
  /** How many entries there are. Entering, leaving and judging all write this row, so that of two at once one retries. */
  entries: number
  locks: number
  /** Its opening, and its end, were published. */
  isOpeningTold: boolean
  isEndTold: boolean
  /** Those who may enter are being notified, in the order of their ids: this one was the last. */
  toldUntil: string | null
  /** Those who were not chosen are being notified, in the order of their entries’ ids. */
  settledUntil: string | null
  chosenEntryId: string | null
  decidedAt: Date | null
  /** When the background work has something to do with it; follows from the others (`dueOf`). */
  due: Date | null
}

export const competitionRows = defineCollection<CompetitionRow>('competitions', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'title', 'opensAt', 'closesAt', 'isFunding', 'entries', 'due'],
    properties: {
      opensAt: { bsonType: 'date' },
      closesAt: { bsonType: 'date' },
      isFunding: { bsonType: 'bool' },
      entries: { bsonType: 'number', minimum: 0 },
      due: { bsonType: ['date', 'null'] },
    },
  },
  indexes: [
    { name: 'by_end', key: { closesAt: -1, _id: 1 } },
    { name: 'by_due', key: { due: 1 } },
  ],
})

/** One row, which every change of the funding competitions' times writes: two that would overlap cannot be made at once. */
export const fundingRows = defineCollection<{ _id: string; changes: number }>('funding_calendar', {
  version: 1,
  schema: { bsonType: 'object', required: ['changes'] },
})
