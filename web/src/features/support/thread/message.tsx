import type { SupportThread } from '@storyright/contracts/http'
import { memo, useRef } from 'react'
import { nameOf } from '../../../entities/person/name-of.ts'
import { Byline } from '../../../entities/written/byline.tsx'
import { Kind } from '../../../ui/badge/badge.tsx'
import { AsTyped, LongText } from '../../../ui/long-text/long-text.tsx'
import { useNearView } from '../../../ui/near-view.ts'
import * as S from './thread.styles.ts'

type Message = SupportThread['messages'][number]
export const messageAnchor = (id: string) => `message-${id}`

type MessageViewProps = {
  message: Message
  /** Read by an administrator. */
  forSupport: boolean
  /** Drawn at once, not only when it comes near. */
  atOnce: boolean
}

/** What one side wrote. To the member whoever answers is Storyright, and has a first name. */
export const MessageView = memo(function MessageView({ message, forSupport, atOnce }: MessageViewProps) {
  const { id, author, isFromSupport, createdAt } = message
  const words = useRef<HTMLDivElement>(null)
  const near = useNearView(words, { atOnce, within: 1_200 })
  const isOurs = isFromSupport && !forSupport
  const shown = isOurs ? { ...author, firstName: 'Storyright', lastName: 'Support' } : author
  const badge = isOurs ? author.firstName && <Kind>{author.firstName}</Kind> : isFromSupport && <Kind>Support</Kind>
  return (
    <S.Message
      id={messageAnchor(id)}
      $ours={isFromSupport}
      tabIndex={-1}
      aria-label={`${isFromSupport ? 'Answer' : 'Message'} by ${nameOf(shown)}`}
    >
      <Byline author={shown} badge={badge} createdAt={createdAt} editedAt={null} status="shown" />
      <div ref={words}>{near ? <LongText text={message.message} /> : <AsTyped text={message.message} />}</div>
    </S.Message>
  )
})
