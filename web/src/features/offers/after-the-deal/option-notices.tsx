import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { day, type OptionNoticeAnswer, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import type { Onlooker } from '../../../entities/offer/offer-words.ts'
import { hasEnded, isFeeSettled, recordable } from '../../../entities/offer/option-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { AnswerNotice } from './answer-notice.tsx'
import { Notice } from './notice.tsx'
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
              canBeConfirmed={isFeeSettled(offer)}
              onlooker={onlooker}
              onAnswer={(answer) => setAnswering({ notice, answer })}
            />
          ))}
        </ol>
      )}
      {kinds.length > 0 && (
        <S.Record>
          <Meta>
            <span>
              {kinds.includes('extension')
                ? 'The agreement lets the producer extend the option once, and exercise it while it runs.'
                : 'The agreement lets the producer exercise the option while it runs.'}
            </span>
            {!kinds.includes('exercise') && <span> It can be exercised once both sides have signed.</span>}
          </Meta>
          <Actions>
            {kinds.map((kind) => (
              <Button small key={kind} onClick={() => setRecording(kind)}>
                {kind === 'extension' ? 'Record an extension' : 'Record the exercise'}
              </Button>
            ))}
          </Actions>
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
