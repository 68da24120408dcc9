import type { Flagged } from '@storyright/contracts/http'
import { communityTimes, day, dayAndTime, flagReasonLabels } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { isAhead } from '../../shared/is-ahead.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { LongText } from '../../ui/long-text/long-text.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Quote, Words } from '../../ui/text/words.ts'
import * as S from './moderation.styles.ts'
import { capital, textNouns } from './text-nouns.ts'

/** All that a moderator decides from. */
export function Case({ flagged, headingId }: { flagged: Flagged; headingId: string }) {
  const { subject, author, title, text, createdAt, link } = flagged
  return (
    <S.Case>
      <header>
        <S.CaseHead>
          <h2 id={headingId}>{`${capital(textNouns[subject])} by ${nameOf(author)}`}</h2>
          <State flagged={flagged} />
        </S.CaseHead>
        <Meta>
          {subject === 'reply' && title && <span>{`In “${title}” · `}</span>}
          <span>{`${dayAndTime(createdAt)} · `}</span>
          <Link to={link}>View in context</Link>
        </Meta>
      </header>
      <S.Text tabIndex={0} role="region" aria-label="What it says">
        {subject === 'post' && <h3 dir="auto">{title}</h3>}
        {subject === 'comment' ? <Words dir="auto">{text}</Words> : <LongText text={text} />}
      </S.Text>
      <HistoryOf history={flagged.history} />
      <S.Columns>
        <FlagsOf flagged={flagged} />
        <AuthorRecord author={author} />
      </S.Columns>
    </S.Case>
  )
}

function State({ flagged: { status, isWaiting } }: { flagged: Flagged }) {
  if (status === 'removed') return <Badge tone="bad">Removed</Badge>
  if (status === 'kept') return <Badge tone="ok">Kept</Badge>
  return isWaiting ? <Badge tone="wait">Held for review</Badge> : <Badge tone="orange">Flagged</Badge>
}

/** What a text said before, the newest first; nothing where it was never changed. */
function HistoryOf({ history }: Pick<Flagged, 'history'>) {
  if (history.length === 0) return null
  return (
    <S.History>
      <summary>{history.length === 1 ? 'One earlier version' : `${history.length} earlier versions`}</summary>
      <ol>
        {history.toReversed().map(({ text, at }) => (
          <li key={at}>
            <Meta>{`Written ${dayAndTime(at)}`}</Meta>
            <Quote dir="auto">{text}</Quote>
          </li>
        ))}
      </ol>
    </S.History>
  )
}

const number = (count: number) => count.toLocaleString('en-GB')

/** Who wrote it, as far as moderators have had to do with them. */
function AuthorRecord({ author }: Pick<Flagged, 'author'>) {
  const { role, since, written, removed, warned, mutedUntil } = author
  const facts = [
    { term: 'Role', value: roleLabels[role] },
    { term: 'Member since', value: day(since) },
    { term: 'Written', value: number(written) },
    { term: 'Removed', value: number(removed) },
    { term: 'Warned', value: number(warned) },
    { term: 'Muted', value: isAhead(mutedUntil) ? `Until ${dayAndTime(mutedUntil)}` : 'No' },
  ]
  return (
    <S.Part>
      <h3>The author’s record</h3>
      <Facts facts={facts} />
    </S.Part>
  )
}

/** Who flagged it, why, and what they wrote; or why it waits though nobody did. */
function FlagsOf({ flagged: { flags, status, isWaiting } }: { flagged: Flagged }) {
  const reasons = flags.filter(({ reason }) => reason !== null)
  return (
    <S.Part>
      <h3>Why it is here</h3>
      {isWaiting && (
        <p>
          <span>{`It is the first text of an account younger than ${communityTimes.youngAccountHours} hours, and has a link.`}</span>
          {status === 'open' && <span> Nobody but its author and moderators sees it yet.</span>}
        </p>
      )}
      <ul>
        {reasons.map(({ reporter, reason, note, at }) => (
          <li key={`${reporter?.id} ${at}`}>
            <b>{flagReasonLabels[reason!]}</b>
            {note && <Quote>{note}</Quote>}
            <Meta>{`${reporter ? nameOf(reporter) : 'Somebody'} · ${dayAndTime(at)}`}</Meta>
          </li>
        ))}
      </ul>
    </S.Part>
  )
}
