import type { Offer } from '@storyright/contracts/http'
import { limits, type OptionNoticeKind, offerMessages, offersAddresses } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { FileUpload } from '../../../shared/upload/file-upload.tsx'
import { papers } from '../../../shared/upload/upload-kinds.ts'
import { useUpload } from '../../../shared/upload/use-upload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { useRecordNoticeMutation } from '../offers.api.ts'
import { recordWords } from './notice-words.ts'

type RecordNoticeProps = { offer: Offer; side: Side; kind: OptionNoticeKind; onClose: () => void }

/** Records, with the paper that shows it, that the option was extended or exercised. */
export function RecordNotice({ offer, side, kind, onClose }: RecordNoticeProps) {
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
