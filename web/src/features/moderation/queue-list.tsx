import type { Flagged } from '@storyright/contracts/http'
import { dayAndTime, flagReasonLabels } from '@storyright/contracts/vocabulary'
import type { To } from 'react-router-dom'
import { nameOf } from '../../entities/person/name-of.ts'
import { RowOutcome, SelectRow } from '../../shared/rows/bulk-bar.tsx'
import type { Bulk } from '../../shared/rows/use-bulk.ts'
import { Link } from '../../ui/link/link.tsx'
import { excerptOf } from '../../ui/long-text/excerpt.ts'
import { Meta } from '../../ui/text/text.ts'
import { mayDecide } from './bulk-decide.tsx'
import * as S from './moderation.styles.ts'
import { capital, textNouns } from './text-nouns.ts'

type QueueListProps = {
  rows: readonly Flagged[]
  chosen: Flagged | undefined
  linkTo: (id: string) => To
  bulk: Bulk
  selfId: string
}

/** What waits, the longest waiting first. */
export function QueueList({ rows, chosen, linkTo, bulk, selfId }: QueueListProps) {
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
