import { z } from 'zod'
import { aiScores, timestamp } from '../fields.ts'
import { defineEvent } from './envelope.ts'

/** The model's newest answer on a listing; `aiScores` is `null` once it may no longer be analysed. The entity is the listing. */
export const analysedListing = z.object({
  listingId: z.string(),
  aiScores: aiScores.nullable(),
  model: z.string().nullable(),
  analysedAt: timestamp,
})
export type AnalysedListing = z.infer<typeof analysedListing>

export const listingAnalysed = defineEvent('ai', 'listing', 'analysed', analysedListing)
export const analysisSnapshot = defineEvent('ai', 'listing', 'snapshot', analysedListing)

/** Every event of ai. What people do is not published. */
export const aiEvents = [listingAnalysed, analysisSnapshot] as const
