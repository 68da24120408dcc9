import type { Offer, OptionNotice } from '@storyright/contracts/http'
import {
  day,
  limits,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  offerLimits,
  offerMessages,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useOfferRoomQuery } from '../../../entities/offer/offer.api.ts'
import { documentKinds, documentsOf, shelfOf } from '../../../entities/offer/offer-documents.ts'
import { type Onlooker, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import {
  extensionTerms,
  hasEnded,
  isExclusive,
  isFeeSettled,
  isSigned,
  mayGoBack,
  mayRevert,
  recordable,
} from '../../../entities/offer/option-state.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { FileUpload } from '../../../shared/upload/file-upload.tsx'
import { useUpload } from '../../../shared/upload/use-upload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { useAnswerNoticeMutation, useRecordNoticeMutation } from '../offers.api.ts'
import { GiveRightsBack } from './give-rights-back.tsx'
import { Notice } from './notice.tsx'
import { answerWords, recordWords } from './notice-words.ts'
import * as S from './option-notices.styles.ts'

/** What happened with the option after its acceptance, what waits for whom, and what either side may record. */
export function OptionNotices({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  const [recording, setRecording] = useState<OptionNoticeKind | null>(null)
  const [answering, setAnswering] = useState<{ notice: OptionNotice; answer: OptionNoticeAnswer } | null>(null)
  const [isGivingBack, setIsGivingBack] = useState(false)
  const now = new Date()
  const kinds = onlooker === 'admin' || !isSigned(offer) ? [] : recordable(offer, now)
  const { optionNotices, optionEndsAt, exercisedAt } = offer
  const isParty = onlooker !== 'admin'
  const givesBack = onlooker === 'producer' && mayGoBack(offer, now)
  const reverts = isParty && isSigned(offer) && mayRevert(offer, now)
  if (kinds.length === 0 && optionNotices.length === 0 && !givesBack && !reverts) return null
  const running = exercisedAt ? `Exercised ${day(exercisedAt)}` : optionEndsAt && `Until ${day(optionEndsAt)}`
  const state = hasEnded(offer) ? 'Ended' : running
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
              canBeConfirmed={notice.kind === 'reversion' || isFeeSettled(offer)}
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
              ? `The agreement lets the producer extend the option ${extensionTerms(offer).times === 2 ? 'twice' : 'once'}, and exercise it while it runs.`
              : 'The agreement lets the producer exercise the option while it runs.'}
          </Meta>
          <Actions>
            {kinds.map((kind) => (
              <Button small key={kind} onClick={() => setRecording(kind)}>
                {kind === 'extension' ? 'Extend the option' : 'Mark as purchased'}
              </Button>
            ))}
          </Actions>
        </S.Record>
      )}
      {(givesBack || reverts) && (
        <S.Record>
          <Meta>{backWords({ givesBack, reverts })}</Meta>
          <Actions>
            {reverts && (
              <Button small onClick={() => setRecording('reversion')}>
                Record a reversion
              </Button>
            )}
            {givesBack && (
              <Button small variant="danger" onClick={() => setIsGivingBack(true)}>
                Give rights back
              </Button>
            )}
          </Actions>
        </S.Record>
      )}
      {isGivingBack && <GiveRightsBack offer={offer} onClose={() => setIsGivingBack(false)} />}
      {recording && onlooker !== 'admin' && (
        <RecordNotice offer={offer} side={onlooker} kind={recording} onClose={() => setRecording(null)} />
      )}
      {answering && onlooker !== 'admin' && (
        <AnswerNotice offer={offer} side={onlooker} {...answering} onClose={() => setAnswering(null)} />
      )}
    </S.Option>
  )
}

function backWords({ givesBack, reverts }: { givesBack: boolean; reverts: boolean }): string {
  const atOnce = 'Rights that you do not need any more can go back at once.'
  if (!reverts) return atOnce
  return givesBack
    ? `${atOnce} If all of them went back to the author by a contract, record that instead.`
    : 'If all rights went back to the author by a contract, record it. The other side confirms it.'
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
  const { title, effect, label, done } = answerWords(answer, notice, { side, isExclusive: isExclusive(offer), offer })
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

/** Records, with the paper that shows it, what happened with the option. */
function RecordNotice({ offer, side, kind, onClose }: RecordNoticeProps) {
  const [uploaded, setUploaded] = useState('')
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [record, { isLoading }] = useRecordNoticeMutation()
  const uploading = useUpload(documentsOf(offer.id))
  const onShelf = useDocumentsOnShelf(offer.id)
  const documentUrl = chosen || uploaded
  const { title, effect, label, done } = recordWords(kind, offer, side)
  const send = async () => {
    setIsTried(true)
    if (documentUrl === '' || uploading.busy) return
    const notice = { id: offer.id, kind, documentUrl, note: note.trim() || null }
    const description = `We will ask the ${otherSide[side]} to confirm it.`
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
      {onShelf.length > 0 && (
        <Field
          label="Document on the shelf"
          optional
          help="Leave it open to upload one, which is put on the shelf, too."
        >
          <Select
            options={[{ value: '', label: 'Upload one' }, ...onShelf]}
            value={chosen}
            disabled={uploading.busy}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      )}
      {chosen === '' && (
        <FileUpload
          label={kind === 'reversion' ? 'Upload the document' : 'Upload the notice'}
          accept={offerLimits.documentTypes.join()}
          kinds={documentKinds}
          uploading={uploading}
          onSent={(sent) => setUploaded(sent.documentUrl)}
          missing={isTried && documentUrl === '' && offerMessages.documentRequired}
        />
      )}
      <Field label="Note" optional help={`The ${otherSide[side]} sees it beside the document.`}>
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

/** What is on the offer's shelf already, as choices; none while it is not known. */
function useDocumentsOnShelf(offerId: string) {
  const { data: room } = useOfferRoomQuery(offerId)
  return shelfOf(room?.documents ?? [])
    .flatMap(({ newest, older }) => [newest, ...older])
    .map(({ url, name, version }) => ({ value: url, label: version > 1 ? `${name}, version ${version}` : name }))
}
