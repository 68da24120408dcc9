import type { Offer, OptionNotice } from '@storyright/contracts/http'
import type { OptionNoticeAnswer, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { type Onlooker, otherSide } from '../../../entities/offer/offer-words.ts'
import { hasEnded, recordable } from '../../../entities/offer/option-state.ts'
import { webAddress } from '../../../shared/web-address.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { day, dayAndTime } from '../../../ui/format/date.ts'
import { Acts } from '../../../ui/page/acts.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { Quote } from '../../../ui/text/words.ts'
import { AnswerNotice } from './answer-notice.tsx'
import { noticeStatusLabels, noticeTitle, noticeTones } from './notice-words.ts'
import * as S from './option-notices.styles.ts'
import { RecordNotice } from './record-notice.tsx'

/** What happened with the option after its acceptance, what waits for whom, and what either side may record. */
export function OptionNotices({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  const [recording, setRecording] = useState<OptionNoticeKind | null>(null)
  const [answering, setAnswering] = useState<{ notice: OptionNotice; answer: OptionNoticeAnswer } | null>(null)
  const kinds = onlooker === 'admin' ? [] : recordable(offer, new Date())
  const { optionNotices, optionEndsAt, exercisedAt } = offer
  if (kinds.length === 0 && optionNotices.length === 0) return null
  const state = exercisedAt ? `Exercised ${day(exercisedAt)}` : optionEndsAt && `Until ${day(optionEndsAt)}`
  return (
    <S.Option aria-labelledby={`option-${offer.id}`}>
      <SectionHead id={`option-${offer.id}`} title="The option" heading="h3">
        {state && <Meta>{state}</Meta>}
      </SectionHead>
      {optionNotices.length > 0 && (
        <ol>
          {optionNotices.toReversed().map((notice) => (
            <Notice
              key={notice.id}
              notice={notice}
              canBeAnswered={notice.status === 'waiting' && !hasEnded(offer)}
              onlooker={onlooker}
              onAnswer={(answer) => setAnswering({ notice, answer })}
            />
          ))}
        </ol>
      )}
      {kinds.length > 0 && (
        <S.Record>
          <Meta>
            {kinds.includes('extension')
              ? 'The agreement lets the producer extend the option once, and exercise it while it runs.'
              : 'The agreement lets the producer exercise the option while it runs.'}
          </Meta>
          <Acts>
            {kinds.map((kind) => (
              <Button small key={kind} onClick={() => setRecording(kind)}>
                {kind === 'extension' ? 'Record an extension' : 'Record the exercise'}
              </Button>
            ))}
          </Acts>
        </S.Record>
      )}
      {recording && onlooker !== 'admin' && (
        <RecordNotice offer={offer} side={onlooker} kind={recording} onClose={() => setRecording(null)} />
      )}
      {answering && onlooker !== 'admin' && (
        <AnswerNotice offer={offer} side={onlooker} {...answering} onClose={() => setAnswering(null)} />
      )}
    </S.Option>
  )
}

type NoticeProps = {
  notice: OptionNotice
  canBeAnswered: boolean
  onlooker: Onlooker
  onAnswer: (answer: OptionNoticeAnswer) => void
}

function Notice({ notice, canBeAnswered, onlooker, onAnswer }: NoticeProps) {
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
        {who} recorded it on {dayAndTime(at)}
        {answeredAt && `; ${noticeStatusLabels[status].toLowerCase()} ${dayAndTime(answeredAt)}`}
        {canBeAnswered && `; it waits for ${otherSide[by] === onlooker ? 'you' : `the ${otherSide[by]}`}`}
      </Meta>
      {note && <Quote>{note}</Quote>}
      {reason && (
        <>
          <Meta>Why it was declined:</Meta>
          <Quote>{reason}</Quote>
        </>
      )}
      <Acts>
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
            <Button small variant="solid" onClick={() => onAnswer('confirm')}>
              Confirm
            </Button>
          </>
        )}
      </Acts>
    </S.Notice>
  )
}
