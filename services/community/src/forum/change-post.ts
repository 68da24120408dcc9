import { postUpdated } from '@storyright/contracts/events'
import type { ForumCategory, Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import { editOf } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import { revisionOf } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { markDirty } from '../likes/mark-for-recount.ts'
import { auditChange } from './audit-change.ts'
import { findPost } from './find-post.ts'
import { viewPost } from './forum.view.ts'
import { publishPost } from './post.events.ts'
import { type PostRow, postRows, untallied } from './post-rows.ts'
import { tagsOf } from './tags.ts'
import { wordsOfPost } from './tokenise.ts'

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
  const { db, transaction, permission } = deps
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const before = await findPost(db, viewer, id, tx)
    const moves = given(place)
    const texts = given({ title, content, tags })
    if (Object.keys(moves).length > 0 && viewer.role !== 'admin') throw communityRefusals.onlyAdministrators()
    const isEdit = Object.keys(texts).length > 0
    if (isEdit && before.authorId !== viewer.id) throw communityRefusals.notYourText()
    await requireVersionOf(expected, revisionOf(before), () => viewPost(deps, viewer, before))
    const edit = isEdit ? await editText(tx, deps, { viewer, before, texts }) : null
    const changed = changesOf(before, moves)
    if (!edit && Object.keys(changed).length === 0) return before
    await auditChange(tx, deps, { viewer, before, changed })
    const isPublished = before.version > 0
    const after = await findAndUpdateRow(tx, postRows.of(db), id, {
      $set: { ...edit?.$set, ...changed, ...untallied },
      ...(edit && { $push: edit.$push }),
      $inc: { version: isPublished ? 1 : 0, revision: 1 },
    })
    if (isPublished) await publishPost(tx, deps, postUpdated, after!)
    return after!
  })
}

interface EditTextInput {
  viewer: Viewer
  before: PostRow
  texts: Text
}

/** What an edit by the author writes; nothing where nothing changes. */
async function editText(tx: Tx, { db, permission, clock }: Deps, { viewer, before, texts }: EditTextInput) {
  if (before.isLocked) throw communityRefusals.postLocked()
  const { title = before.title, content = before.content, tags: typed = before.tags } = texts
  const now = clock()
  const decided = await permission.decide(tx, {
    viewer,
    kind: 'post',
    id: before._id,
    title,
    text: content,
    isNew: false,
  })
  const { tags, tagKeys } = tagsOf(typed)
  const isUnchanged = title === before.title && content === before.content
  if (isUnchanged && tags.join() === before.tags.join()) return null
  const status = before.status === 'waiting' ? 'waiting' : decided
  if (status !== before.status) await markDirty(tx, db, 'post', before._id)
  const mentions = await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'forum', now })
  const { $set, $push } = editOf(before, now, `${before.title}\n\n${before.content}`)
  return {
    $set: { ...$set, title, content, tags, tagKeys, mentions, status, words: wordsOfPost({ title, content, tags }) },
    $push,
  }
}

/** Those of the changes that change something. */
const changesOf = (before: PostRow, moves: Place) =>
  Object.fromEntries(Object.entries(moves).filter(([name, value]) => Reflect.get(before, name) !== value)) as Partial<
    Pick<PostRow, 'isSticky' | 'isLocked' | 'category'>
  >

const given = <T extends object>(changes: T): T =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T
