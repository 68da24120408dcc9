import type { OptionNotice } from '@storyright/contracts/http'
import { dayAndTime, type OptionNoticeAnswer } from '@storyright/contracts/vocabulary'
import { type Onlooker, otherSide } from '../../../entities/offer/offer-words.ts'
import { webAddress } from '../../../shared/web-address.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { FileText } from '../../../ui/icon/icons.ts'
import { Actions } from '../../../ui/page/actions.ts'
import { Meta } from '../../../ui/text/text.ts'
import { Quote } from '../../../ui/text/words.ts'
import { noticeStatusLabels, noticeTitle, noticeTones } from './notice-words.ts'
import * as S from './option-notices.styles.ts'

type NoticeProps = {
  notice: OptionNotice
  canBeAnswered: boolean
  /** Not while it is open whether the option fee is there. */
  canBeConfirmed: boolean
  onlooker: Onlooker
  onAnswer: (answer: OptionNoticeAnswer) => void
}

/** What one side recorded, and what the other says to it. */
export function Notice({ notice, canBeAnswered, canBeConfirmed, onlooker, onAnswer }: NoticeProps) {
  const { by, at, note, documentUrl, status, answeredAt, reason } = notice
  const document = webAddress(documentUrl)
  const who = by === onlooker ? 'You' : `The ${by}`
  return (
    <S.Notice>
      <S.NoticeHead>
        <b>{noticeTitle(notice)}</b>
        {status === 'waiting' && !canBeAnswered ? (
          <Badge tone="off">Not answered</Badge>
        ) : (
          <Badge tone={noticeTones[status]}>{noticeStatusLabels[status]}</Badge>
        )}
      </S.NoticeHead>
      <Meta>
        <span>{`${who} recorded it on ${dayAndTime(at)}`}</span>
        {answeredAt && <span>{`; ${noticeStatusLabels[status].toLowerCase()} ${dayAndTime(answeredAt)}`}</span>}
        {canBeAnswered && <span>{`; waiting for ${otherSide[by] === onlooker ? 'you' : `the ${otherSide[by]}`}`}</span>}
      </Meta>
      {note && <Quote>{note}</Quote>}
      {reason && (
        <>
          <Meta>Why it was declined:</Meta>
          <Quote>{reason}</Quote>
        </>
      )}
      <Actions>
        {document && (
          <ButtonLink small href={document} target="_blank" rel="noopener">
            <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
            Open document
          </ButtonLink>
        )}
        {canBeAnswered && by === onlooker && (
          <Button small variant="danger" onClick={() => onAnswer('withdraw')}>
            Withdraw
          </Button>
        )}
        {canBeAnswered && otherSide[by] === onlooker && (
          <>
            <Button small variant="danger" onClick={() => onAnswer('decline')}>
              Decline
            </Button>
            {canBeConfirmed && (
              <Button small variant="solid" onClick={() => onAnswer('confirm')}>
                Confirm
              </Button>
            )}
          </>
        )}
      </Actions>
    </S.Notice>
  )
}
