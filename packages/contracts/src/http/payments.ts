import { z } from 'zod'

/** How a browser pays: with the provider's own elements, or with the form of the sandbox at this address. */
export const paymentSettings = z.object({ publishableKey: z.string(), sandboxUrl: z.string().nullable() })
export type PaymentSettings = z.infer<typeof paymentSettings>
