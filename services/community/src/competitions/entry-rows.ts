import type { CompetitionEntry } from '@storyright/contracts/http'
import type { EntryStatus } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

export interface EntryRow {
  _id: string
  version: number
  competitionId: string
  entrantId: string
  /** `not_chosen` is written after the decision, in batches; views show it at once. */
  status: EntryStatus
  /** It was not taken back. */
  isCurrent: boolean
  /** It was taken back because its offer came to nothing, not by the entrant. */
  leftWithOffer?: boolean
  offerId: string | null
  /** As it was. */
  offer: CompetitionEntry['offer']
  pitch: string | null
  deckFileUrl: string | null
  note: string | null
  createdAt: Date
}

export const entryRows = defineCollection<EntryRow>('competition_entries', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'competitionId', 'entrantId', 'status', 'isCurrent', 'createdAt'],
    properties: { isCurrent: { bsonType: 'bool' }, createdAt: { bsonType: 'date' } },
  },
  indexes: [
    {
      name: 'one_each',
      key: { competitionId: 1, entrantId: 1 },
      unique: true,
      partialFilterExpression: { isCurrent: true },
    },
    { name: 'by_age', key: { competitionId: 1, isCurrent: 1, createdAt: 1, _id: 1 } },
    { name: 'by_id', key: { competitionId: 1, isCurrent: 1, _id: 1 } },
    { name: 'by_entrant', key: { entrantId: 1, competitionId: 1 } },
    { name: 'by_offer', key: { offerId: 1 } },
  ],
})
