import { z } from 'zod'
import { cardOnFile } from '../fields.ts'

/** How a browser pays: with the provider's own elements, or with the form of the sandbox at this address. */
export const paymentSettings = z.object({ publishableKey: z.string(), sandboxUrl: z.string().nullable() })
export type PaymentSettings = z.infer<typeof paymentSettings>

/** A card that its holder wanted kept at the provider; its number is never ours. */
export const savedCard = cardOnFile.extend({ id: z.string() }).meta({ id: 'SavedCard' })
export type SavedCard = z.infer<typeof savedCard>
