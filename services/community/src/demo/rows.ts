import { foldText, type WrittenKind, type WrittenStatus } from '@storyright/contracts/vocabulary'
import { type DemoText, demoAccounts } from '@storyright/demo'
import { namedIn } from '../content/mentions.ts'
import { type Mentioned, newText, type Written } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'

export type SeedDeps = Pick<Deps, 'db' | 'transaction' | 'outbox'>

/** The parts of the demo, each of which is loaded once. */
type Part = 'competitions' | 'notices' | 'support' | 'year of talk'

export const isLoaded = async (db: Tx, name: Part): Promise<boolean> =>
  (await db.demoLoad.findUnique({ where: { name } })) !== null

export async function markLoaded(tx: Tx, name: Part, loadedAt: Date): Promise<void> {
  await tx.demoLoad.create({ data: { name, loadedAt } })
}

const idOf = new Map(demoAccounts.map(({ id, username }) => [foldText(username), id]))

/** Whom of the demo a text mentions: identity's events about them are not here yet. */
export const mentionedIn = (text: string): Mentioned[] =>
  namedIn(text).flatMap((candidates) => {
    const named = candidates.find(({ key }) => idOf.has(key))
    return named ? [{ id: idOf.get(named.key)!, name: named.name }] : []
  })

/** What comments, discussions and replies of the demo have in common; one that waits has notified nobody. */
export function writtenRow({ id, authorId, at, text, likes }: DemoText, status: WrittenStatus = 'shown'): Written {
  const mentions = mentionedIn(text).filter((mentioned) => mentioned.id !== authorId)
  const row = newText({ id, authorId, content: text, createdAt: at, status, mentions })
  return { ...row, likeCount: likes.length }
}

/** The same as its table takes it. */
export const asData = <Row extends Written>({ mentions, ...row }: Row) => ({
  ...row,
  mentions: mentions as unknown as Prisma.InputJsonArray,
})

/** Of these texts those that an interrupted run has not written, by the ids of those that it has. */
export function unwritten<Text extends DemoText>(texts: readonly Text[], written: readonly { id: string }[]): Text[] {
  const there = new Set(written.map(({ id }) => id))
  return texts.filter(({ id }) => !there.has(id))
}

/** Inserts the pairs that the texts' likes are. */
export async function insertLikes(tx: Tx, subject: WrittenKind, texts: readonly DemoText[]): Promise<void> {
  const data = texts.flatMap(({ id: subjectId, likes }) =>
    likes.map(({ personId, at }) => ({ subject, subjectId, personId, at })),
  )
  await tx.like.createMany({ data })
}
