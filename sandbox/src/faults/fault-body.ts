import { z } from 'zod'
import { CUT, type Fault, type Faults } from './faults.ts'

const failing = 'A failure has a status from 400 to 599'
const counted = 'A fault happens 1 to 10,000 times'
const patient = 'An answer is late by 1 to 60,000 milliseconds'

/** What `POST /control/faults` takes. */
export const faultBody = ({ operations, losable }: Faults) =>
  z
    .strictObject({
      operation: z.enum(operations as [string, ...string[]]),
      status: z
        .union([z.literal(CUT), z.number(failing).int(failing).min(400, failing).max(599, failing)], failing)
        .optional(),
      code: z
        .string()
        .regex(/^[a-z0-9_]{1,100}$/, 'A code has small letters, digits and _')
        .optional(),
      drop: z.boolean().default(false),
      when: z.enum(['before', 'after']).default('before'),
      delay_ms: z.number().int().min(1, patient).max(60_000, patient).optional(),
      times: z.number().int().min(1, counted).max(10_000, counted).default(1),
    })
    .transform(
      ({ drop, delay_ms: delayMs, status, ...rest }): Fault => ({
        ...rest,
        status: drop ? CUT : status,
        delayMs,
      }),
    )
    .superRefine((fault, context) => {
      for (const message of contradictionsIn(fault, losable)) context.addIssue({ code: 'custom', message })
    })

function* contradictionsIn(
  { operation, status, code, when, delayMs }: Fault,
  losable: readonly string[],
): Generator<string> {
  const isPlain = status !== undefined && status !== CUT && when === 'before' && delayMs === undefined
  if (!losable.includes(operation) && !isPlain)
    yield `${operation} can only fail with a status, before it is carried out`
  if (code !== undefined && (!losable.includes(operation) || !status)) yield 'Only a status of the provider has a code'
  if (status === undefined && delayMs === undefined) yield 'A fault has a status, "drop": true or "delay_ms"'
  if (when === 'after' && status !== undefined && status !== CUT && status < 500)
    yield 'After the work is done only a status from 500 on, "drop" or "delay_ms" makes sense'
}
