import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CUT, type Fault, type Faults } from './faults.ts'

const some = z.object({
  operations: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
})

/** `GET` lists what can fail and what will; `POST /control/faults` asks for failures, `DELETE /control/faults` takes back all of them, or those of `?operations=one,another`. */
export async function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): Promise<void> {
  const body = faultBody(faults)

  app.post('/control/faults', async (request, reply) => {
    faults.add(validate(body, request.body))
    return reply.code(201).send({ faults: faults.waiting() })
  })

  app.get('/control/faults', async () => ({ operations: faults.operations, faults: faults.waiting() }))

  app.delete('/control/faults', async (request, reply) => {
    faults.clear(validate(some, request.query).operations)
    return reply.code(204).send()
  })
}

const failing = 'A failure has a status from 400 to 599'
const counted = 'A fault happens 1 to 10,000 times'
const patient = 'An answer is late by 1 to 60,000 milliseconds'

/** What `POST /control/faults` takes. */
const faultBody = ({ operations, losable, spoilable }: Faults) =>
  z
    .strictObject({
      operation: z.enum(operations as [string, ...string[]]),
      status: z
        .union([z.literal(CUT), z.number(failing).int(failing).min(400, failing).max(599, failing)], failing)
        .optional(),
      code: z
        .string()
        .regex(/^\w{1,100}$/, 'A code has letters, digits and _')
        .optional(),
      drop: z.boolean().default(false),
      when: z.enum(['before', 'after']).default('before'),
      delay_ms: z.number().int().min(1, patient).max(60_000, patient).optional(),
      answers: z.string().max(100).optional(),
      retry_after: z.number().int().min(0).max(86_400).optional(),
      times: z.number().int().min(1, counted).max(10_000, counted).default(1),
    })
    .transform(
      ({ drop, delay_ms: delayMs, retry_after: retryAfter, status, ...rest }): Fault => ({
        ...rest,
        status: drop ? CUT : status,
        delayMs,
        retryAfter,
      }),
    )
    .superRefine((fault, context) => {
      for (const message of contradictionsIn(fault, { losable, spoilable }))
        context.addIssue({ code: 'custom', message })
    })

function* contradictionsIn(
  { operation, status, code, when, delayMs, answers, retryAfter }: Fault,
  { losable, spoilable }: Pick<Faults, 'losable' | 'spoilable'>,
): Generator<string> {
  const ways = spoilable[operation]
  const isSpoilable = ways !== undefined
  const isPlain = status !== undefined && status !== CUT && when === 'before' && delayMs === undefined
  if (!losable.includes(operation) && !isSpoilable && !isPlain)
    yield `${operation} can only fail with a status, before it is carried out`
  if (!isSpoilable && (answers !== undefined || retryAfter !== undefined))
    yield `${operation} has no "answers" and no "retry_after"`
  if (ways && answers !== undefined && !ways.includes(answers))
    yield `The "answers" of ${operation} are ${ways.join(', ')}`
  if (isSpoilable && when === 'after') yield `${operation} can only fail before it is carried out`
  if (answers !== undefined && status !== undefined) yield 'An answer that cannot be used has no status of a failure'
  if (code !== undefined && (!(losable.includes(operation) || isSpoilable) || !status))
    yield 'Only a status of the provider has a code'
  if (status === undefined && delayMs === undefined && answers === undefined)
    yield 'A fault has a status, "drop": true, "delay_ms" or "answers"'
  if (when === 'after' && status !== undefined && status !== CUT && status < 500)
    yield 'After the work is done only a status from 500 on, "drop" or "delay_ms" makes sense'
}
