import type { Flagged } from '@storyright/contracts/http'
import { dayAndTime, type FlagStatus, flagReasonLabels } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import { nameOf } from '../../entities/person/name-of.ts'
import { RowOutcome, SelectRow } from '../../shared/rows/bulk-bar.tsx'
import { ExportLink } from '../../shared/rows/export-link.tsx'
import { type Bulk, useBulk } from '../../shared/rows/use-bulk.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Link } from '../../ui/link/link.tsx'
import { excerptOf } from '../../ui/long-text/excerpt.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { BulkDecide, mayDecide } from './bulk-decide.tsx'
import { Decide } from './decide.tsx'
import { moderationQueueCsv, useModerationQueueInfiniteQuery } from './moderation.api.ts'
import * as S from './moderation.styles.ts'
import { capital, textNouns } from './text-nouns.ts'

const FEW = 3

/** What was flagged or waits, beside the text being read; a decision leads to the next. */
export function Queue({ status, selfId }: { status: FlagStatus; selfId: string }) {
  const read = useRows(useModerationQueueInfiniteQuery(status))
  const { rows, total, hasMore, readMore, isFetching, isFailed } = read
  const { chosen, wanted, step, linkTo } = useChosen(rows ?? [])
  const bulk = useBulk()
  const [late, setLate] = useState<string | null>(null)
  const reading = useRef<HTMLElement>(null)

  const runsDry = rows !== undefined && rows.length < FEW && hasMore && !isFetching && !isFailed
  useEffect(() => {
    if (runsDry) readMore()
  }, [runsDry, readMore])

  const focusCase = () => reading.current?.focus({ preventScroll: true })
  const focused = useRef(wanted)
  useEffect(() => {
    if (wanted !== null && wanted !== focused.current) reading.current?.focus({ preventScroll: true })
    focused.current = wanted
  }, [wanted])
  const chosenId = chosen?.id
  const shownId = useRef(chosenId)
  useEffect(() => {
    // The buttons of a text that is gone take the focus with them when they had it back from a dialog.
    if (shownId.current && chosenId !== shownId.current && document.activeElement === document.body)
      reading.current?.focus({ preventScroll: true })
    shownId.current = chosenId
  }, [chosenId])
  const settled = () => {
    setLate(null)
    focusCase()
  }
  const missed = (message: string) => {
    setLate(message)
    focusCase()
  }
  if (isFailed && !rows) return <ErrorState onRetry={read.retry}>The queue could not be read.</ErrorState>
  if (!rows) return <Skeleton $h={360} />
  return (
    <>
      {late && (
        <Note
          tone="wait"
          role="alert"
        >{`Your decision was not carried out. ${late} What you see is up to date again.`}</Note>
      )}
      {!chosen && !hasMore && <NothingHere status={status} onAgain={read.retry} busy={isFetching} />}
      {chosen && (
        <S.File>
          <ExportLink href={moderationQueueCsv(status)} of="Queue" />
        </S.File>
      )}
      {chosen && (
        <S.Desk data-open={wanted !== null || undefined}>
          <S.Rail aria-label="Queue">
            <BulkDecide bulk={bulk} rows={rows} selfId={selfId} />
            <QueueList rows={rows} chosen={chosen} linkTo={linkTo} bulk={bulk} selfId={selfId} />
            <ListFoot shown={rows.length} total={total} onMore={hasMore && readMore} busy={read.isReadingMore} />
          </S.Rail>
          <Decide
            flagged={chosen}
            selfId={selfId}
            region={reading}
            back={<BackLink to={linkTo(null)}>Back to the queue</BackLink>}
            onStep={step}
            onSettled={settled}
            onLate={missed}
          />
        </S.Desk>
      )}
    </>
  )
}

const words: Record<FlagStatus, { title: string; message: string }> = {
  open: {
    title: 'Nothing to review',
    message: 'Flagged texts show here, and a new account’s first text if it contains a link.',
  },
  kept: { title: 'Nothing kept yet', message: 'Flagged texts that stay show here.' },
  removed: { title: 'Nothing removed yet', message: 'Texts that moderators removed show here.' },
}

function NothingHere({ status, onAgain, busy }: { status: FlagStatus; onAgain: () => void; busy: boolean }) {
  const again = (
    <Button busy={busy} onClick={onAgain}>
      Look again
    </Button>
  )
  return (
    <EmptyState heading="h2" title={words[status].title} action={again}>
      {words[status].message}
    </EmptyState>
  )
}

/**
 * The text being read: the one that the address names; else the one that has taken the place of the last, so that a
 * decision leads to the next; else the first. The phone shows a text only where one is `wanted`, else the list.
 */
function useChosen(rows: readonly Flagged[]) {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('flag')
  const named = rows.findIndex(({ id }) => id === wanted)
  const lastPlace = useRef(0)
  const place = named >= 0 ? named : Math.min(lastPlace.current, rows.length - 1)
  useEffect(() => {
    if (place >= 0) lastPlace.current = place
  }, [place])

  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('flag', id)
    else next.delete('flag')
    return next
  }
  const choose = (to: number) => {
    const row = rows[to]
    if (row) setAddress(addressOf(row.id), { replace: wanted !== null, preventScrollReset: true })
  }
  return {
    chosen: rows[place],
    wanted,
    step: (by: 1 | -1) => choose(place + by),
    linkTo: (id: string | null) => ({ search: `${addressOf(id)}` }),
  }
}

type QueueListProps = {
  rows: readonly Flagged[]
  chosen: Flagged | undefined
  linkTo: (id: string) => To
  bulk: Bulk
  selfId: string
}

/** What waits, the longest waiting first. */
function QueueList({ rows, chosen, linkTo, bulk, selfId }: QueueListProps) {
  return (
    <S.List>
      {rows.map((flagged) => (
        <li key={flagged.id}>
          {mayDecide(flagged, selfId) && <SelectRow bulk={bulk} id={flagged.id} name={titleOf(flagged)} />}
          <Link
            to={linkTo(flagged.id)}
            preventScrollReset
            aria-current={flagged.id === chosen?.id ? 'true' : undefined}
          >
            <b>{titleOf(flagged)}</b>
            <S.Beginning dir="auto">{beginningOf(flagged)}</S.Beginning>
            <Meta as="span">{`${whyHere(flagged)} · ${dayAndTime(flagged.createdAt)}`}</Meta>
          </Link>
          <RowOutcome result={bulk.results[flagged.id]} />
        </li>
      ))}
    </S.List>
  )
}

const titleOf = ({ subject, author }: Flagged) => `${capital(textNouns[subject])} by ${nameOf(author)}`

/** Why a text stands here, in a few words. */
function whyHere({ flags, isWaiting, status }: Flagged) {
  const reasons = [...new Set(flags.flatMap(({ reason }) => (reason ? [flagReasonLabels[reason]] : [])))]
  if (reasons.length === 0) return isWaiting && status === 'open' ? 'Held for review' : 'Had a link'
  return flags.length > 1 ? `${reasons.join(', ')} · ${flags.length} flags` : reasons[0]!
}

function beginningOf({ subject, title, text }: Flagged) {
  if (subject === 'comment') return text
  return subject === 'post' && title ? `${title} · ${excerptOf(text)}` : excerptOf(text)
}
