import { randomUUID } from 'node:crypto'
import type { Database } from '../../database.ts'
import { never, type QuestionRow, questionRows } from './question-rows.ts'

/** The right to ask about a listing, until it ends by itself or is given back. */
export interface Claim {
  id: string
  /** As the question is, claimed. */
  question: QuestionRow
}

interface ClaimQuestionInput {
  listingId: string
  key: string
  now: Date
  lastsMs: number
  /** Also where there is an answer, or it was put off. */
  anew?: boolean
}

/** Of all who want to ask about this content one may; the others get nothing. */
export async function claimQuestion(
  db: Database,
  { listingId, key, now, lastsMs, anew = false }: ClaimQuestionInput,
): Promise<Claim | undefined> {
  const id = randomUUID()
  // One write by the row's id and then one read: for `findOneAndUpdate` SecantusDB looks through the whole collection.
  const rows = questionRows.of(db)
  const { matchedCount } = await rows.updateOne(
    { _id: listingId, key, claimedUntil: { $lte: now }, ...(!anew && { dueAt: { $lte: now } }) },
    { $set: { claim: id, claimedUntil: new Date(now.getTime() + lastsMs) } },
  )
  const question = matchedCount === 0 ? null : await rows.findOne({ _id: listingId, claim: id })
  return question ? { id, question } : undefined
}

/** Ends a claim: nothing was asked, or it is to be asked again then; `null` is never, until the text changes. */
export async function giveBack(
  db: Database,
  { id, question }: Claim,
  again?: { at: Date | null; isUnusable: boolean },
): Promise<void> {
  // A repeated question keeps its earlier answer.
  const putOff =
    again && question.dueAt
      ? {
          dueAt: again.at,
          tries: question.tries + 1,
          unusable: (question.unusable ?? 0) + Number(again.isUnusable),
        }
      : {}
  await questionRows
    .of(db)
    .updateOne({ _id: question._id, claim: id }, { $set: { claim: null, claimedUntil: never, ...putOff } })
}

/** Whether a question is due, is being asked, or will not be. */
export type QuestionState = 'due' | 'asked' | 'quiet'

export async function standingOf(
  db: Database,
  { listingId, key, now }: Pick<ClaimQuestionInput, 'listingId' | 'key' | 'now'>,
): Promise<QuestionState> {
  const question = await questionRows.of(db).findOne({ _id: listingId, key })
  if (!question) return 'quiet'
  if (question.claimedUntil > now) return 'asked'
  return question.dueAt && question.dueAt <= now ? 'due' : 'quiet'
}
