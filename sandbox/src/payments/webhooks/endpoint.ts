import { z } from 'zod'

/** A webhook endpoint, and the secret that signs its events. */
export const endpoint = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'An endpoint has a web address' }),
  secret: z.string().startsWith('whsec_', 'A webhook secret begins with whsec_').max(200).default('whsec_storyright'),
  /** The types that are wanted, where not all are: `charge.*` means all that begin so. */
  events: z.array(z.string().min(1).max(100)).min(1).optional(),
})
export type Endpoint = z.output<typeof endpoint>

export const endpoints = z
  .array(endpoint)
  .max(20, 'There can be up to 20 endpoints')
  .refine((all) => new Set(all.map(({ url }) => url)).size === all.length, 'An address can stand only once')

export const wants = ({ events }: Endpoint, type: string) =>
  events === undefined ||
  events.some((each) => (each.endsWith('*') ? type.startsWith(each.slice(0, -1)) : each === type))
