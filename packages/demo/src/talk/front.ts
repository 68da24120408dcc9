import type { FlagReason, ForumCategory, WrittenStatus } from '@storyright/contracts/vocabulary'

/** What stands at the head of a file of `forum/`, between two lines of `---`. */
export interface Front {
  title: string
  author: string
  category: ForumCategory
  tags: string[]
  /** How long ago it was begun, or how long after its author joined. */
  ago: string | null
  joined: string | null
  likes: number
  isSticky: boolean
  isLocked: boolean
  status: WrittenStatus
  /** Who flags the reply that is marked `flagged`, and why. */
  flag: { by: string; reason: FlagReason; note: string } | null
}

/** The head of a file, and what comes after it. */
export function frontOf(file: string): { front: Front; text: string } {
  const [, head = '', ...rest] = file.split(/^---\n/m)
  const lines = head.split('\n').filter(Boolean)
  const given = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const of = (name: string) => given.get(name) ?? ''
  const [by = '', reason = '', note = ''] = of('flag')
    .split('|')
    .map((part) => part.trim())
  const front: Front = {
    title: of('title'),
    author: of('author'),
    category: of('category') as ForumCategory,
    tags: of('tags')
      .split(',')
      .map((tag) => tag.trim()),
    ago: given.get('ago') ?? null,
    joined: given.get('joined') ?? null,
    likes: Number(given.get('likes') ?? 0),
    isSticky: given.has('sticky'),
    isLocked: given.has('locked'),
    status: (given.get('status') ?? 'shown') as WrittenStatus,
    flag: by ? { by, reason: reason as FlagReason, note } : null,
  }
  return { front, text: rest.join('---\n').trim() }
}
