import type { Offer } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { Onlooker } from '../../../entities/offer/offer-words.ts'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './history.styles.ts'
import { momentWords } from './moment-words.ts'

/** What happened to an offer, the newest first. */
export function History({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  return (
    <S.Log>
      {offer.timeline.toReversed().map(({ at, moment, note }) => (
        <li key={`${at}-${moment}`}>
          <time dateTime={at}>{dayAndTime(at)}</time>
          <span>
            {momentWords(moment, offer, onlooker, at)}
            {note && (
              <Meta as="span">
                {' '}
                <bdi>{note}</bdi>
              </Meta>
            )}
          </span>
        </li>
      ))}
    </S.Log>
  )
}
