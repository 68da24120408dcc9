import type { Offer, OptionNotice } from '@storyright/contracts/http'
import {
  day,
  limits,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  offerLimits,
  offerMessages,
  offersAddresses,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { type Onlooker, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { hasEnded, isExclusive, isFeeSettled, isSigned, recordable } from '../../../entities/offer/option-state.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { FileUpload } from '../../../shared/upload/file-upload.tsx'
import { papers } from '../../../shared/upload/upload-kinds.ts'
import { useUpload } from '../../../shared/upload/use-upload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { useAnswerNoticeMutation, useRecordNoticeMutation } from '../offers.api.ts'
import { Notice } from './notice.tsx'
import { answerWords, recordWords } from './notice-words.ts'
import * as S from './option-notices.styles.ts'

/** What happened with the option after its acceptance, what waits for whom, and what either side may record. */
export function OptionNotices({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  const [recording, setRecording] = useState<OptionNoticeKind | null>(null)
  const [answering, setAnswering] = useState<{ notice: OptionNotice; answer: OptionNoticeAnswer } | null>(null)
  const kinds = onlooker === 'admin' || !isSigned(offer) ? [] : recordable(offer, new Date())
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
            {kinds.includes('extension')
              ? 'The agreement lets the producer extend the option once, and exercise it while it runs.'
              : 'The agreement lets the producer exercise the option while it runs.'}
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

type AnswerNoticeProps = {
  offer: Offer
  side: Side
  notice: OptionNotice
  answer: OptionNoticeAnswer
  onClose: () => void
}

/** Asks before a notice is confirmed, declined or withdrawn; whoever declines says why. */
function AnswerNotice({ offer, side, notice, answer, onClose }: AnswerNoticeProps) {
  const [send, { isLoading }] = useAnswerNoticeMutation()
  const { title, effect, label, done } = answerWords(answer, notice, { side, isExclusive: isExclusive(offer) })
  const needsReason = answer === 'decline'
  const confirm = async (reason: string) => {
    const reply = { id: offer.id, noticeId: notice.id, answer, ...(needsReason && { reason }) }
    const doneToast = { title: done, description: `The option on “${offer.listing.title}” is up to date.` }
    if (await runWithToast(() => send(reply).unwrap(), doneToast, 'It could not be done')) onClose()
  }
  return (
    <ReasonDialog
      title={title}
      description={effect}
      confirm={label}
      danger={answer !== 'confirm'}
      busy={isLoading}
      reason={needsReason ? whyDeclined : null}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}

const whyDeclined = {
  label: 'Reason',
  maximum: offerLimits.cancellationReason,
  missing: offerMessages.declineReasonRequired,
}

type RecordNoticeProps = { offer: Offer; side: Side; kind: OptionNoticeKind; onClose: () => void }

/** Records, with the paper that shows it, that the option was extended or exercised. */
function RecordNotice({ offer, side, kind, onClose }: RecordNoticeProps) {
  const [documentUrl, setDocumentUrl] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [record, { isLoading }] = useRecordNoticeMutation()
  const uploading = useUpload(papers({ address: offersAddresses.uploadOptionDocument, params: { id: offer.id } }))
  const { title, effect, label, done } = recordWords(kind, offer, side)
  const send = async () => {
    setIsTried(true)
    if (documentUrl === '' || uploading.busy) return
    const notice = { id: offer.id, kind, documentUrl, note: note.trim() || null }
    const description = `The ${otherSide[side]} is asked to confirm it.`
    if (await runWithToast(() => record(notice).unwrap(), { title: done, description }, 'It was not recorded'))
      onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={effect}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isLoading} disabled={uploading.busy} onClick={() => void send()}>
            {label}
          </Button>
        </>
      }
    >
      <Unsaved when={documentUrl !== '' || note.trim() !== ''} />
      <FileUpload
        label="Upload the notice"
        uploading={uploading}
        onSent={(sent) => setDocumentUrl(sent.documentUrl)}
        missing={isTried && documentUrl === '' && offerMessages.documentRequired}
      />
      <Field label="Note" optional help={`The ${otherSide[side]} reads it beside the document.`}>
        <Textarea
          value={note}
          rows={3}
          maxLength={limits.longText}
          count={{ max: limits.longText, unit: 'characters' }}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </Dialog>
  )
}
