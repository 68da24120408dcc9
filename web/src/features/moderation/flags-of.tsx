import type { Flagged } from '@storyright/contracts/http'
import { communityTimes, dayAndTime, flagReasonLabels } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { Meta } from '../../ui/text/text.ts'
import { Quote } from '../../ui/text/words.ts'
import * as S from './moderation.styles.ts'

/** Who flagged it, why, and what they wrote; or why it waits though nobody did. */
export function FlagsOf({ flagged: { flags, status, isWaiting } }: { flagged: Flagged }) {
  const told = flags.filter(({ reason }) => reason !== null)
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
        {told.map(({ reporter, reason, note, at }) => (
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
