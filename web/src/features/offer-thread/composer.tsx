import type { Offer, OfferDocument, OfferMessage } from '@storyright/contracts/http'
import { isVisible, offerLimits } from '@storyright/contracts/vocabulary'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { documentKinds } from '../../entities/offer/offer-documents.ts'
import { type Onlooker, otherSide, type Side } from '../../entities/offer/offer-words.ts'
import { UploadLines } from '../../entities/offer/upload-lines.tsx'
import { type AddedDocument, useDocumentUploads } from '../../entities/offer/use-document-uploads.ts'
import { textPlace, useKeptText } from '../../entities/written/use-kept-text.ts'
import { useRequestKey } from '../../entities/written/use-request-key.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useFileChoice } from '../../shared/upload/use-file-choice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FileText, FileUp } from '../../ui/icon/icons.ts'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Quote } from '../../ui/text/words.ts'
import { ChooseDocuments } from './choose-documents.tsx'
import { usePostMessageMutation } from './thread.api.ts'
import { closedWords } from './thread.rules.ts'
import * as S from './thread.styles.ts'

const most = offerLimits.documentsOfMessage
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

type ComposerProps = {
  offer: Offer
  side: Side
  documents: readonly OfferDocument[]
  onSent: (message: OfferMessage) => void
}

/** Writes to the other side. What was typed stays in this browser until it is sent. */
export function Composer({ offer, side, documents, onSent }: ComposerProps) {
  const [text, setText, sent] = useDraft(offer.id)
  const [attached, setAttached] = useState<readonly AddedDocument[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [post, { isLoading }] = usePostMessageMutation()
  const request = useRequestKey()
  const { uploads, isBusy, add, remove } = useDocumentUploads(offer.id, documents.length, (document) =>
    setAttached((before) => [...before, document]),
  )
  const room = most - attached.length - uploads.filter((upload) => upload.fault === null).length
  const { input, open } = useFileChoice({
    label: 'Upload documents for this message',
    accept: offerLimits.documentTypes.join(),
    multiple: true,
    onFiles: (files) => {
      setFault(files.length > room ? `A message takes up to ${most} documents: not all of them were added.` : null)
      add(files.slice(0, room))
    },
  })
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const message = text.trim()
    if (isLoading || isBusy) return
    if (!isVisible(message)) return setFault('Please write a message')
    const documentIds = attached.map(({ id }) => id)
    try {
      const key = request.keyFor(JSON.stringify([message, documentIds]))
      const posted = await post({ id: offer.id, text: message, documentIds, key }).unwrap()
      request.sent()
      sent(message)
      setAttached((now) => now.filter(({ id }) => !documentIds.includes(id)))
      onSent(posted)
    } catch (error) {
      toastFailure('Message Not Sent', error, 'Your text is still here. Please try again.')
    }
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <S.Form aria-label="New message" noValidate onSubmit={send}>
      <Field
        label={`Message to the ${otherSide[side]}`}
        error={fault}
        help={
          <>
            <S.ByKeyboard>{'Ctrl or ⌘ and Enter sends. '}</S.ByKeyboard>
            {!offer.contacts && <span>Contact details are exchanged when the offer is accepted.</span>}
          </>
        }
      >
        <Textarea
          dir="auto"
          rows={4}
          value={text}
          maxLength={offerLimits.message}
          count={{ max: offerLimits.message, unit: 'characters' }}
          aria-required
          onChange={({ target }) => {
            setText(target.value)
            setFault(null)
          }}
          onKeyDown={sendByKey}
        />
      </Field>
      {(attached.length > 0 || uploads.length > 0) && (
        <S.Attached>
          {attached.length > 0 && (
            <Chips aria-label="Documents of this message">
              {attached.map(({ id, name, version }) => (
                <li key={id}>
                  <Chip
                    label={version > 1 ? `${name}, version ${version}` : name}
                    onRemove={() => setAttached((before) => before.filter((one) => one.id !== id))}
                  />
                </li>
              ))}
            </Chips>
          )}
          <UploadLines uploads={uploads} remove={remove} />
        </S.Attached>
      )}
      <S.Tools>
        {input}
        {documents.length > 0 && (
          <Button small disabled={room <= 0} onClick={() => setIsChoosing(true)}>
            <FileText {...icon} />
            Attach from shelf
          </Button>
        )}
        <Button small disabled={room <= 0} title={documentKinds} onClick={open}>
          <FileUp {...icon} />
          Upload a file
        </Button>
        <Button type="submit" variant="solid" busy={isLoading} disabled={isBusy}>
          Send
        </Button>
      </S.Tools>
      {isChoosing && (
        <ChooseDocuments
          documents={documents}
          attached={attached}
          onChosen={setAttached}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </S.Form>
  )
}

/** What somebody is writing about an offer. */
function useDraft(offerId: string) {
  const { user } = useCurrentUser()
  return useKeptText(textPlace(user?.id ?? '', 'offer', offerId))
}

/** Why nobody writes here, and what was typed before that was so. */
export function Closed({ offer, side }: { offer: Offer; side: Onlooker }) {
  const [text, setText] = useDraft(offer.id)
  return (
    <>
      <Note>{closedWords(offer, side)}</Note>
      {text !== '' && (
        <>
          <Meta>What you were writing was not sent:</Meta>
          <Quote dir="auto">{text}</Quote>
          <QuietActions>
            <QuietButton onClick={() => setText('')}>Discard it</QuietButton>
          </QuietActions>
        </>
      )}
    </>
  )
}
