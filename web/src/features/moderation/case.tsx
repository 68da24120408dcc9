import type { Flagged } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Link } from '../../ui/link/link.tsx'
import { LongText } from '../../ui/long-text/long-text.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import { AuthorRecord } from './author-record.tsx'
import { FlagsOf } from './flags-of.tsx'
import { HistoryOf } from './history-of.tsx'
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
          <Link to={link}>Open where it stands</Link>
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
  return isWaiting ? <Badge tone="wait">Waits to be shown</Badge> : <Badge tone="orange">Flagged</Badge>
}
