import { randomUUID } from 'node:crypto'
import { postUpdated } from '@storyright/contracts/events'
import type { ForumCategory, ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import { keepEarlierText } from '../content/change-text.ts'
import { findMentions } from '../content/mentions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { publishPost } from './forum.events.ts'
import { indexPost, lockPost, type PostRow, updatePost } from './forum.store.ts'
import { viewPost } from './forum.view.ts'
import { tagsOf } from './write-post.ts'

type Given<T> = { [Key in keyof T]?: T[Key] | undefined }
type Text = Given<Pick<PostRow, 'title' | 'content' | 'tags'>>
type Place = Given<{ isSticky: boolean; isLocked: boolean; category: ForumCategory }>

interface ChangePostInput {
  viewer: Viewer
  id: string
  change: Text & Place
  expected: Expected
}

/** Its author changes the text while it is unlocked; administrators lock, move and stick. */
export async function changePost(deps: Deps, { viewer, id, change, expected }: ChangePostInput): Promise<PostRow> {
  const { title, content, tags, ...place } = change
  const { transaction, permission, clock } = deps
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const before = await lockPost(tx, viewer, id)
    const moves = given(place)
    const texts = given({ title, content, tags })
    if (Object.keys(moves).length > 0 && viewer.role !== 'admin') throw communityRefusals.onlyAdministrators()
    const isEdit = Object.keys(texts).length > 0
    if (isEdit && before.authorId !== viewer.id) throw communityRefusals.notYourText()
    await requireVersionOf(expected, before.revision, () => viewPost({ ...deps, db: tx }, viewer, before))
    const edit = isEdit ? await editText(tx, deps, { viewer, before, texts }) : null
    const changed = changesOf(before, moves)
    if (!edit && Object.keys(changed).length === 0) return before
    await auditChange(tx, { viewer, before, changed, at: clock() })
    const isPublished = before.version > 0
    const after = await updatePost(tx, id, {
      ...{ ...edit, ...changed, revision: before.revision + 1 },
      version: isPublished ? before.version + 1 : 0,
    })
    if (edit) await indexPost(tx, after)
    if (isPublished) await publishPost(tx, deps, postUpdated, after)
    return after
  })
}

interface EditTextInput {
  viewer: Viewer
  before: PostRow
  texts: Text
}

/** The columns that an edit by the author writes; nothing where nothing changes. */
async function editText(
  tx: Tx,
  { permission, clock }: Deps,
  { viewer, before, texts }: EditTextInput,
): Promise<Partial<PostRow> | null> {
  if (before.isLocked) throw communityRefusals.postLocked()
  const { title = before.title, content = before.content, tags: typed = before.tags } = texts
  const { id } = before
  const decided = await permission.decide(tx, { viewer, kind: 'post', id, title, text: content, isNew: false })
  const { tags, tagKeys } = tagsOf(typed)
  const isUnchanged = title === before.title && content === before.content
  if (isUnchanged && tags.join() === before.tags.join()) return null
  const now = clock()
  const status = before.status === 'waiting' ? 'waiting' : decided
  const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'forum', now })
  await keepEarlierText(tx, before, `${before.title}\n\n${before.content}`)
  return { title, content, tags, tagKeys, mentions, status, editedAt: now }
}

/** Those of the changes that change something. */
const changesOf = (before: PostRow, moves: Place) =>
  Object.fromEntries(Object.entries(moves).filter(([name, value]) => Reflect.get(before, name) !== value)) as Partial<
    Pick<PostRow, 'isSticky' | 'isLocked' | 'category'>
  >

const given = <T extends object>(changes: T): T =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T

/** What an administrator changed about a discussion, in the words of moderation. */
const actionOf: Record<string, (value: unknown) => ModerationAction> = {
  isLocked: (locked) => (locked ? 'lock' : 'unlock'),
  isSticky: (sticky) => (sticky ? 'stick' : 'unstick'),
  category: () => 'move',
}

interface AuditChangeInput {
  viewer: Viewer
  before: PostRow
  changed: Partial<Pick<PostRow, 'isSticky' | 'isLocked' | 'category'>>
  at: Date
}

/** Writes down what an administrator does to a discussion, in the transaction that does it. */
export async function auditChange(tx: Tx, { viewer, before, changed, at }: AuditChangeInput): Promise<void> {
  const about = { subject: 'post', subjectId: before.id, authorId: before.authorId }
  await tx.moderationAudit.createMany({
    data: Object.entries(changed).map(([name, value]) => ({
      ...{ id: randomUUID(), at, actorId: viewer.id, action: actionOf[name]!(value), ...about, reason: null },
      ...{ before: { [name]: Reflect.get(before, name) }, after: { [name]: value } },
    })),
  })
}
