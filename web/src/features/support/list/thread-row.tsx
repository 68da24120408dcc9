import type { SupportThread } from '@storyright/contracts/http'
import { supportTopicLabels } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../../entities/person/name-of.ts'
import { paths } from '../../../shared/paths.ts'
import { Badge, Kind } from '../../../ui/badge/badge.tsx'
import { excerptOf } from '../../../ui/long-text/excerpt.ts'
import { howLong, howLongAgo } from '../how-long.ts'
import * as S from '../support.styles.ts'
import { ThreadState } from '../thread-state.tsx'

type ThreadRowProps = { thread: SupportThread; side: 'support' | 'member' }

/** A question in a list; for administrators with whose it is, and how long it has waited. */
export function ThreadRow({ thread, side }: ThreadRowProps) {
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
