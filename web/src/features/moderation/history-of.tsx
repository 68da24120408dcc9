import type { Flagged } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { Meta } from '../../ui/text/text.ts'
import { Quote } from '../../ui/text/words.ts'
import * as S from './moderation.styles.ts'

/** What a text said before, the newest first; nothing where it was never changed. */
export function HistoryOf({ history }: Pick<Flagged, 'history'>) {
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
