import type { SupportThread } from '@storyright/contracts/http'
import { supportTopicLabels } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { nameOf } from '../../../entities/person/name-of.ts'
import { paths } from '../../../shared/paths.ts'
import type { Rows } from '../../../shared/rows/use-rows.ts'
import { Badge, Kind } from '../../../ui/badge/badge.tsx'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { excerptOf } from '../../../ui/long-text/excerpt.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import * as S from '../support.styles.ts'
import { ThreadState } from '../thread-state.tsx'

type ThreadListProps = {
  read: Rows<SupportThread>
  side: 'support' | 'member'
  label: string
  empty: ReactNode
}

/** Questions, read page by page. */
export function ThreadList({ read, side, label, empty }: ThreadListProps) {
  const { rows, total, isFailed, hasMore, isReadingMore, readMore, retry } = read
  return (
    <div aria-busy={read.isFetching}>
      {!rows && !isFailed && <Skeleton $h={240} />}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <S.List aria-label={label}>
          {rows.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} side={side} />
            </li>
          ))}
        </S.List>
      )}
      {isFailed && <ErrorState onRetry={retry}>The questions could not be read.</ErrorState>}
      {rows && rows.length > 0 && !isFailed && (
        <ListFoot shown={rows.length} total={total} onMore={hasMore && readMore} busy={isReadingMore} />
      )}
    </div>
  )
}

type ThreadRowProps = { thread: SupportThread; side: 'support' | 'member' }

/** A question in a list; for administrators with whose it is, and how long it has waited. */
function ThreadRow({ thread, side }: ThreadRowProps) {
  const { id, topic, about, messages, member } = thread
  const isQueue = side === 'support' && member !== null
  const last = messages.at(-1)
  const Heading = isQueue ? 'h2' : 'h3'
  return (
    <S.Row>
      <Heading>
        <S.Title to={paths.supportThread(id)}>
          {isQueue ? <bdi>{nameOf(member)}</bdi> : supportTopicLabels[topic]}
        </S.Title>
      </Heading>
      {last && <S.Excerpt dir="auto">{excerptOf(last.message)}</S.Excerpt>}
      <S.Line>
        {isQueue && thread.priority === 'high' && (
          <Badge tone="ok" fill>
            Premium
          </Badge>
        )}
        <ThreadState thread={thread} side={side} />
        <span>{sinceWhen(thread)}</span>
        {isQueue && <Kind>{supportTopicLabels[topic]}</Kind>}
        {about && <bdi>{about}</bdi>}
      </S.Line>
    </S.Row>
  )
}

function sinceWhen({ awaits, waitingSince, updatedAt }: SupportThread) {
  if (awaits !== 'support' || !waitingSince) return howLongAgo(updatedAt)
  const long = howLong(waitingSince)
  return long ? `for ${long}` : 'just now'
}

const MINUTE_MS = 60_000
const units = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long something has lasted, in words: `3 days`; `null` for less than a minute. */
export function howLong(since: string, now = Date.now()): string | null {
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE_MS)
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return null
}

export const howLongAgo = (at: string, now?: number): string => {
  const long = howLong(at, now)
  return long ? `${long} ago` : 'just now'
}
