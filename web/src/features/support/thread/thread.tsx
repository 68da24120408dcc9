import type { SupportThread } from '@storyright/contracts/http'
import { supportLimits, supportTopicLabels, type Viewer } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { ThreadLine } from '../../../ui/page/thread.styles.ts'
import { Note } from '../../../ui/state/note.tsx'
import { ThreadState } from '../thread-state.tsx'
import { CloseOrReopen } from './close-or-reopen.tsx'
import { MessageView, messageAnchor } from './message.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Side } from './side.tsx'
import * as S from './thread.styles.ts'

/** So many are drawn at once; the others when they come near. */
const DRAWN_AT_ONCE = 20

type ThreadProps = { thread: SupportThread; viewer: Viewer }

/** A question with its answers, for either side. */
export function Thread({ thread, viewer }: ThreadProps) {
  const { topic, messages } = thread
  // An administrator's own question is answered by others.
  const forSupport = thread.member !== null && thread.member.id !== viewer.id
  const arrived = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was sent is drawn.
  useEffect(() => {
    const place = arrived.current && document.getElementById(messageAnchor(arrived.current))
    if (!place) return
    arrived.current = undefined
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'nearest' })
  }, [messages.length])
  const goTo = (sent: SupportThread) => {
    arrived.current = sent.messages.at(-1)?.id
  }
  return (
    <S.Page>
      <S.Head>
        <h1>{supportTopicLabels[topic]}</h1>
        <ThreadLine role="status">
          <ThreadState thread={thread} side={forSupport ? 'support' : 'member'} />
        </ThreadLine>
      </S.Head>
      <Side thread={thread} viewer={viewer} forSupport={forSupport}>
        <CloseOrReopen thread={thread} />
      </Side>
      <S.Following>
        {messages.length === 0 ? (
          <Note>The account has been closed, and what was written here deleted with it.</Note>
        ) : (
          <S.List aria-label="Messages">
            {messages.map((message, place) => (
              <li key={message.id}>
                <MessageView message={message} forSupport={forSupport} atOnce={place < DRAWN_AT_ONCE} />
              </li>
            ))}
          </S.List>
        )}
        {messages.length > 0 && (
          <S.Replying aria-label="Your reply">
            <SectionHead title={forSupport ? 'Answer' : 'Reply'} />
            {messages.length >= supportLimits.messages ? (
              <Note>This thread is full. Please begin a new one.</Note>
            ) : (
              <ReplyForm thread={thread} viewerId={viewer.id} onSent={goTo} />
            )}
          </S.Replying>
        )}
      </S.Following>
    </S.Page>
  )
}
