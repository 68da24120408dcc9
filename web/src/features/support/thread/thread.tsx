import type { SupportThread } from '@storyright/contracts/http'
import { producerRoles, supportLimits, supportTopicLabels, type Viewer } from '@storyright/contracts/vocabulary'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { nameOf } from '../../../entities/person/name-of.ts'
import { roleLabels } from '../../../entities/person/role-labels.ts'
import { Byline } from '../../../entities/written/byline.tsx'
import { When } from '../../../entities/written/when.tsx'
import { paths } from '../../../shared/paths.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { AsTyped, LongText } from '../../../ui/long-text/long-text.tsx'
import { useNearView } from '../../../ui/near-view.ts'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { ThreadLine } from '../../../ui/page/thread.styles.ts'
import { Note } from '../../../ui/state/note.tsx'
import { useCloseSupportThreadMutation, useReopenSupportThreadMutation } from '../support.api.ts'
import { ThreadState } from '../thread-state.tsx'
import { ReplyForm } from './reply-form.tsx'
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

/** Ends a question, or takes that back; either side may. */
function CloseOrReopen({ thread: { id, status, messages } }: { thread: SupportThread }) {
  const [close, closing] = useCloseSupportThreadMutation()
  const [reopen, reopening] = useReopenSupportThreadMutation()
  const isOpen = status === 'open'
  const busy = closing.isLoading || reopening.isLoading
  if (messages.length === 0) return null // its account is closed
  const press = () =>
    isOpen
      ? runWithToast(() => close(id).unwrap(), { title: 'Question Closed' }, 'Error', 'It could not be closed.')
      : runWithToast(() => reopen(id).unwrap(), { title: 'Question Opened' }, 'Error', 'It could not be opened.')
  return (
    <Actions>
      <Button small busy={busy} onClick={() => void press()}>
        {isOpen ? 'Close this question' : 'Open it again'}
      </Button>
    </Actions>
  )
}

type Message = SupportThread['messages'][number]
const messageAnchor = (id: string) => `message-${id}`

type MessageViewProps = {
  message: Message
  /** Read by an administrator. */
  forSupport: boolean
  /** Drawn at once, not only when it comes near. */
  atOnce: boolean
}

/** What one side wrote. To the member whoever answers is Storyright, and has a first name. */
const MessageView = memo(function MessageView({ message, forSupport, atOnce }: MessageViewProps) {
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

type SideProps = { thread: SupportThread; viewer: Viewer; forSupport: boolean; children: ReactNode }

/** Whose question it is, what it is about, and how it is going. */
function Side({ thread, viewer, forSupport, children }: SideProps) {
  const { member, createdAt, updatedAt } = thread
  const whose: Fact[] =
    forSupport && member
      ? [
          { term: 'Member', value: <bdi>{nameOf(member)}</bdi> },
          { term: 'Role', value: roleLabels[member.role] },
          { term: 'Plan', value: <PlanBadge tier={member.isPremium ? 'premium' : 'free'} /> },
        ]
      : []
  return (
    <S.Side aria-label="About this question">
      <Facts
        facts={[
          ...whose,
          ...aboutWhat(thread, viewer),
          { term: 'Asked', value: <When at={createdAt} /> },
          { term: 'Last activity', value: <When at={updatedAt} /> },
        ]}
      />
      {children}
    </S.Side>
  )
}

function aboutWhat({ offerId, listingId, about }: SupportThread, { role }: Viewer): Fact[] {
  const side = role === 'admin' || role === 'agent' ? role : producerRoles.includes(role) ? 'producer' : null
  const title = <bdi>{about ?? 'Open'}</bdi>
  return [
    ...(offerId && side ? [{ term: 'Offer', value: <Link to={paths.offerFor[side](offerId)}>{title}</Link> }] : []),
    ...(listingId ? [{ term: 'Listing', value: <Link to={paths.listing(listingId)}>{title}</Link> }] : []),
  ]
}
