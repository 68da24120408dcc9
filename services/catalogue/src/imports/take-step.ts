import { Refusal } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { namingOutage } from '@storyright/postgres'
import type { Database, Tx } from '../database.ts'
import type { ListingImport, Prisma } from '../generated/client.ts'
import { lockAgent } from '../listings/agent.ts'
import { publishImport } from './import.store.ts'

export interface WorkDeps {
  clock(): Date
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  logger: { error(details: object, message: string): void }
}

type StepDeps = Pick<WorkDeps, 'clock' | 'transaction' | 'outbox' | 'logger'>

/** With every change that they hear of, open pages have the rows counted. */
const PUBLISH_EVERY_MS = 1_000
const publishedAt = new WeakMap<ListingImport, number>()

/**
 * One step of the work on an import, with what it changes of the import, in one transaction. False where somebody else has gone on
 * with it, or it is gone: then nothing was written, and the work ends. Published is what changes the state, and the rest once a second.
 */
export async function takeStep(
  { clock, transaction, outbox }: StepDeps,
  found: ListingImport,
  work: (tx: Tx) => Promise<Prisma.ListingImportUpdateManyMutationInput>,
): Promise<boolean> {
  const { id, step, state } = found
  const now = clock().getTime()
  let isPublished = false
  const isTaken = await transaction(async (tx) => {
    await lockAgent(tx, found.agentId)
    const { count } = await tx.listingImport.updateMany({
      where: { id, step, state },
      data: { step: { increment: 1 } },
    })
    if (count === 0) return false
    const changed = await tx.listingImport.update({ where: { id }, data: await work(tx) })
    isPublished = changed.state !== state || now - (publishedAt.get(found) ?? 0) >= PUBLISH_EVERY_MS
    if (isPublished) await publishImport(tx, outbox, changed)
    return true
  })
  if (isTaken) found.step += 1
  if (isTaken && isPublished) publishedAt.set(found, now)
  return isTaken
}

interface RowsInput<Row> {
  rows: Row[]
  work(tx: Tx, rows: Row[]): Promise<Prisma.ListingImportUpdateManyMutationInput>
  /** Says of a row that it cannot be done, and why. */
  giveUp(tx: Tx, row: Row, because: string): Promise<void>
}

/**
 * One step for all of these rows; where that fails or takes too long, one for each of them. What then fails for good is said of its row
 * and stops none of the others; while the database is away the work is left for later.
 */
export async function stepThrough<Row>(
  deps: StepDeps,
  found: ListingImport,
  { rows, work, giveUp }: RowsInput<Row>,
): Promise<boolean> {
  try {
    return await takeStep(deps, found, (tx) => work(tx, rows))
  } catch (error) {
    if (rows.length > 1) return stepThroughEach(deps, found, { rows, work, giveUp })
    if (namingOutage(error) !== error || (error instanceof Refusal && error.status >= 500)) throw error
    // Without its message, in which the database's client quotes what the row says.
    const { name, code } = error as Error & { code?: string }
    if (!(error instanceof Refusal))
      deps.logger.error({ importId: found.id, name, code }, 'A row of an import could not be saved')
    const because =
      error instanceof Refusal ? error.message : 'This row could not be saved. Please look at what it says.'
    return takeStep(deps, found, async (tx) => {
      await giveUp(tx, rows[0]!, because)
      return { done: { increment: 1 } }
    })
  }
}

async function stepThroughEach<Row>(
  deps: StepDeps,
  found: ListingImport,
  { rows, ...input }: RowsInput<Row>,
): Promise<boolean> {
  for (const row of rows) if (!(await stepThrough(deps, found, { ...input, rows: [row] }))) return false
  return true
}
