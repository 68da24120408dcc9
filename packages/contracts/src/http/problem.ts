import { z } from 'zod'
import { uuid } from '../fields.ts'
import { takingKinds } from '../vocabulary/listing-options.ts'
import { takenRights } from './rights-line.ts'

/** Every error answer (RFC 9457). `detail` is the sentence that a toast shows. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    opensAt: z.string().optional().describe('With EARLY_ACCESS: when the listing opens to everybody'),
    current: z
      .object({ etag: z.string(), value: z.unknown() })
      .optional()
      .describe('With CHANGED_MEANWHILE: what was to be changed, as it is now, and its ETag'),
    taken: z
      .array(takenRights)
      .optional()
      .describe('With SCOPE_NOT_FREE on a new offer: what is not free of the rights that it is about, and why'),
    overlaps: z
      .array(z.object({ id: uuid, kind: z.enum(takingKinds), lines: z.array(z.string()) }))
      .optional()
      .describe('With TAKING_OVERLAPS: what takes some of the rights already'),
    errors: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          line: z.number().int().optional().describe('In a book of rights: its line, counted from 1'),
          column: z.number().int().optional().describe('The character in that line, counted from 1'),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>
