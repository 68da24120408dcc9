import type { OfferMessage, OfferRoom } from '@storyright/contracts/http'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Closed, Composer } from './composer.tsx'
import { MessageView } from './message-view.tsx'
import { useEarlierMessagesQuery, useRetractMessageMutation } from './thread.api.ts'
import { firstUnread, isForReader } from './thread.rules.ts'
import * as S from './thread.styles.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useReading } from './use-reading.ts'
import { useThread } from './use-thread.ts'

type OfferThreadProps = {
  room: OfferRoom
  /** Who views it: a side, or an administrator, who reads only. */
  side: Onlooker
  /** Of the page's own headings. */
  heading?: 'h2' | 'h3'
}

/** What the two sides of an offer write to each other, and what the viewer adds to it. */
export function OfferThread({ room, side, heading = 'h2' }: OfferThreadProps) {
  const { offer, may, documents } = room
  const log = useRef<HTMLDivElement>(null)
  const { thread, add, ...earlier } = useThread(room)
  const [retracting, setRetracting] = useState<OfferMessage | null>(null)
  const now = useMinute()
  const newest = thread.at(-1)
  const [unread, setUnread] = useState({ unread: room.unread, upTo: newest?.id ?? 0 })
  const mark = firstUnread(thread, { onlooker: side, ...unread })
  const [readUpTo] = useState(mark === null ? (newest?.id ?? 0) : mark - 1)
  const { unseen } = useReading({ log, offerId: offer.id, onlooker: side, thread, readUpTo })
  const isOwn = ({ by }: OfferMessage) => by === side
  const { isAtEnd, onScroll, goTo } = useLogScroll({ log, thread, beginAt: mark, isOwn })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message was added.
  useEffect(() => {
    if (!newest || newest.id === unread.upTo) return
    const isWatched = isAtEnd && document.visibilityState === 'visible'
    if (isOwn(newest)) setUnread({ unread: 0, upTo: newest.id })
    else if (!isWatched) setUnread({ unread: unseen.length, upTo: newest.id })
  }, [newest?.id])
  const isQuiet = useQuietWhile(earlier.isReadingEarlier)
  const writes = side !== 'admin' && may.write
  const titleId = `messages-${offer.id}`
  return (
    <S.Section aria-labelledby={titleId}>
      <SectionHead id={titleId} title="Messages" heading={heading}>
        {unseen.length > 0 && <Meta>{`${unseen.length} new`}</Meta>}
      </SectionHead>
      <S.Around>
        <S.Log
          ref={log}
          $isEmpty={thread.length === 0}
          role="log"
          aria-label="Messages, the newest last"
          aria-live={isQuiet ? 'off' : 'polite'}
          tabIndex={0}
          onScroll={onScroll}
        >
          <S.Inner>
            {earlier.pages.map((before) => (
              <Earlier key={before} offerId={offer.id} before={before} onMessages={add} />
            ))}
            {earlier.hasEarlier && !earlier.isReadingEarlier && (
              <S.Earlier>
                <Button small onClick={earlier.readEarlier}>
                  Show earlier messages
                </Button>
              </S.Earlier>
            )}
            {thread.length === 0 && <NothingYet side={side} writes={writes} />}
            <S.List>
              {thread.map((message) => (
                <li key={message.id} data-message={message.id}>
                  {message.id === mark && <S.New>New</S.New>}
                  <MessageView
                    message={message}
                    onlooker={side}
                    now={now}
                    onRetract={side === 'admin' ? null : setRetracting}
                  />
                  {isForReader(message, side) && <S.End data-end={message.id} />}
                </li>
              ))}
            </S.List>
          </S.Inner>
        </S.Log>
        {!isAtEnd && unseen.length > 0 && (
          <S.ToNew>
            <Button small variant="solid" onClick={() => goTo(unseen[0]!.id)}>
              {unseen.length === 1 ? '1 new message' : `${unseen.length} new messages`}
            </Button>
          </S.ToNew>
        )}
      </S.Around>
      {writes ? (
        <Composer offer={offer} side={side} documents={documents} onSent={(message) => add([message])} />
      ) : (
        <Closed offer={offer} side={side} />
      )}
      {retracting && (
        <Retract
          offerId={offer.id}
          message={retracting}
          onRetracted={(message) => add([message])}
          onClose={() => setRetracting(null)}
        />
      )}
    </S.Section>
  )
}

function NothingYet({ side, writes }: { side: Onlooker; writes: boolean }) {
  const other = side === 'producer' ? 'agent' : 'producer'
  return (
    <EmptyState title="No messages yet">
      {writes && `Ask the ${other} a question, or explain your terms. Only the two of you and Storyright can read it.`}
    </EmptyState>
  )
}

type RetractProps = {
  offerId: string
  message: OfferMessage
  onRetracted: (message: OfferMessage) => void
  onClose: () => void
}

/** Asks before a message is taken back. */
function Retract({ offerId, message, onRetracted, onClose }: RetractProps) {
  const [retract, { isLoading }] = useRetractMessageMutation()
  const other = message.by === 'producer' ? 'agent' : 'producer'
  const confirm = async () => {
    const work = async () => onRetracted(await retract({ id: offerId, message: message.id }).unwrap())
    if (await runWithToast(work, { title: 'Message Retracted' }, 'It was not retracted')) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Retract this message?"
      description={`The ${other} may have read it already. “Retracted” is shown in its place, to both of you; its documents stay on the shelf.`}
      confirm="Retract"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

const MINUTE = 60_000
/** The time, anew each minute. */
function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  return now
}

const SETTLED_MS = 500
/** While something goes on, and a moment longer: what is added by then is nothing new to be read aloud. */
function useQuietWhile(isGoingOn: boolean) {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    if (isGoingOn) setIsQuiet(true)
    if (isGoingOn) return
    const settled = setTimeout(() => setIsQuiet(false), SETTLED_MS)
    return () => clearTimeout(settled)
  }, [isGoingOn])
  return isQuiet || isGoingOn
}

type EarlierProps = { offerId: string; before: number; onMessages: (messages: OfferMessage[]) => void }

/** Reads one page of earlier messages, and again whenever something in the thread has changed. */
function Earlier({ offerId, before, onMessages }: EarlierProps) {
  const { data, error, isFetching, refetch } = useEarlierMessagesQuery({ id: offerId, before })
  // Before anything is painted, so that nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer.
  useLayoutEffect(() => {
    if (data) onMessages(data)
  }, [data])
  if (data) return null
  if (error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>Earlier messages could not be loaded.</ErrorState>
  return (
    <S.Reading>
      <Spinner label="Loading earlier messages" />
    </S.Reading>
  )
}
