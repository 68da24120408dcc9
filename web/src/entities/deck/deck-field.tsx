import { useFormikContext } from 'formik'
import { type DragEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ProgressLine } from '../../shared/upload/progress-line.tsx'
import { useFileChoice } from '../../shared/upload/use-file-choice.tsx'
import { type UploadProgress, useUpload } from '../../shared/upload/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Help } from '../../ui/field/field.styles.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { FileText } from '../../ui/icon/icons.ts'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { type DeckValues, decks, fileSize } from './deck.ts'

type DeckFieldProps = { label?: string; readers: string }

/** The deck in a form: chosen or dropped, on its way with Cancel, or there with Replace. `readers` can open it besides its sender. */
export function DeckField({ label = 'Proposal deck', readers }: DeckFieldProps) {
  const id = useId()
  const { values, errors, touched, setValues } = useFormikContext<DeckValues>()
  const { sending, fault, send, cancel } = useUpload(decks)
  const take = ([file]: readonly File[]) =>
    void send(file ? [file] : [], ({ deckFileUrl }, { name, size }) => {
      void setValues((before) => ({ ...before, deckFileUrl, deckName: name, deckBytes: size }))
    })
  const { input, open } = useFileChoice({ label, accept: decks.accept, onFiles: take })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take([...event.dataTransfer.files])
  }
  return (
    <Deck aria-labelledby={`${id}-name`} aria-describedby={`${id}-help`} role="group">
      <Name id={`${id}-name`}>{label}</Name>
      <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
        {sending ? (
          <OnItsWay sending={sending} onCancel={cancel} />
        ) : (
          <Chosen {...values}>
            <Button small onClick={open}>
              {values.deckFileUrl ? 'Replace' : 'Upload Deck'}
            </Button>
          </Chosen>
        )}
        {input}
      </Box>
      <FieldFault>{fault ?? (touched.deckFileUrl && errors.deckFileUrl)}</FieldFault>
      <Help id={`${id}-help`}>{`.pdf, .ppt, .pptx or .key, up to 50MB. Only you${readers} can open it.`}</Help>
    </Deck>
  )
}

type ChosenProps = DeckValues & { children: ReactNode }

function Chosen({ deckFileUrl, deckName, deckBytes, children }: ChosenProps) {
  return (
    <>
      <div role="status">
        {deckFileUrl ? (
          <>
            <b>{deckName}</b>
            <Meta>{deckBytes > 0 ? `${fileSize(deckBytes)}, uploaded` : 'Uploaded'}</Meta>
          </>
        ) : (
          <Meta>Drop a file here, or choose one.</Meta>
        )}
      </div>
      {children}
    </>
  )
}

function OnItsWay({ sending, onCancel }: { sending: UploadProgress; onCancel: () => void }) {
  return (
    <>
      <div>
        <b>{sending.name}</b>
        <ProgressLine sending={sending} />
      </div>
      <Button small onClick={onCancel}>
        Cancel Upload
      </Button>
    </>
  )
}

const Deck = styled.div`
  display: grid;
  gap: 6px;
`
const Name = styled.span`
  font-size: ${theme.t13};
  font-weight: 550;
`
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  padding: ${theme.s3};
  border: ${theme.hair} dashed ${theme.edge};
  border-radius: ${theme.radius};
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`
