import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { exclusivities, takenReasons } from '../vocabulary/listing-options.ts'

/** A line of rights: its sets in canonical words, and the whole line. */
export const rightsLine = z
  .object({
    territories: z.string(),
    languages: z.string(),
    rights: z.string(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    exclusivity: z.enum(exclusivities),
    text: z.string(),
  })
  .meta({ id: 'RightsLine' })
export type RightsLine = z.infer<typeof rightsLine>

/** Rights that somebody asks about and cannot have now, and why. */
export const takenRights = z.object({
  line: rightsLine,
  reason: z.enum(takenReasons),
  until: timestamp.nullable().describe('When the option ends'),
  mayRunUntil: timestamp.nullable().describe('When it ends if it is extended'),
})
