import { useFormikContext } from 'formik'
import { CircleAlert, FileText } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Fault, Help } from '../../ui/field/field.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import { deckAccept, fileSize } from './deck.ts'
import * as S from './offer-form.styles.ts'
import type { OfferValues } from './offer-values.ts'
import { useDeckUpload } from './use-deck-upload.ts'

/** The proposal deck: chosen or dropped, on its way with Cancel, or there with Replace. */
export function DeckField() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { values, errors, touched, setValues } = useFormikContext<OfferValues>()
  const { upload, send, cancel } = useDeckUpload(({ name, size }, url) => {
    void setValues((before) => ({ ...before, deckFileUrl: url, deckName: name, deckBytes: size }))
  })
  const isSending = upload !== null && 'percent' in upload
  const fault = upload && 'fault' in upload ? upload.fault : touched.deckFileUrl ? errors.deckFileUrl : undefined
  const take = (file: File | undefined) => file && !isSending && void send(file)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    take(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <S.Deck aria-labelledby={`${id}-name`} aria-describedby={`${id}-help`} role="group">
      <S.DeckName id={`${id}-name`}>Proposal deck</S.DeckName>
      <S.DeckBox onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
        {isSending ? (
          <Sending name={upload.name} percent={upload.percent} onCancel={cancel} />
        ) : (
          <Chosen {...values}>
            <Button small onClick={() => input.current?.click()}>
              {values.deckFileUrl ? 'Replace' : 'Upload Deck'}
            </Button>
          </Chosen>
        )}
        <input ref={input} type="file" hidden aria-label="Proposal deck" accept={deckAccept} onChange={choose} />
      </S.DeckBox>
      {fault && (
        <Fault role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          <span>{fault}</span>
        </Fault>
      )}
      <Help id={`${id}-help`}>
        .pdf, .ppt, .pptx or .key, up to 50MB. Only you, the agent and administrators can open it.
      </Help>
    </S.Deck>
  )
}

type ChosenProps = Pick<OfferValues, 'deckFileUrl' | 'deckName' | 'deckBytes'> & { children: ReactNode }

function Chosen({ deckFileUrl, deckName, deckBytes, children }: ChosenProps) {
  return (
    <>
      <div role="status">
        {deckFileUrl ? (
          <>
            <b>{deckName}</b>
            <Meta>{fileSize(deckBytes)}, uploaded</Meta>
          </>
        ) : (
          <Meta>Drop a file here, or choose one.</Meta>
        )}
      </div>
      {children}
    </>
  )
}

type SendingProps = { name: string; percent: number; onCancel: () => void }

function Sending({ name, percent, onCancel }: SendingProps) {
  return (
    <>
      <div>
        <b>{name}</b>
        <S.Progress>
          <progress max={100} value={percent} aria-label={`Uploading ${name}`} />
          {percent}%
        </S.Progress>
      </div>
      <Button small onClick={onCancel}>
        Cancel Upload
      </Button>
    </>
  )
}
