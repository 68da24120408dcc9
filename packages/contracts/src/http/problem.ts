import { z } from 'zod'

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
