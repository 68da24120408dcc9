import { useField } from 'formik'
import { CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/field/field.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import * as S from './chain.styles.ts'
import { acceptedFiles, type FileUploading } from './use-file-upload.ts'

/** Sends a file from the device, shows how far it has come, and puts its address into the form. */
export function FileUpload({ uploading: { upload, busy, send, cancel } }: { uploading: FileUploading }) {
  const [, , address] = useField<string>('fileUrl')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void send(file, (fileUrl) => void address.setValue(fileUrl))
  }
  const giveUp = () => {
    cancel()
    button.current?.focus()
  }
  return (
    <S.Upload>
      <input ref={input} type="file" hidden aria-label="Upload a file" accept={acceptedFiles} onChange={choose} />
      <Button small ref={button} busy={busy} onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
        Upload a file
      </Button>
      {upload && 'percent' in upload && (
        <>
          <progress max={100} value={upload.percent} aria-label={`Uploading ${upload.name}`} />
          <Meta as="span">{upload.percent}%</Meta>
          <Button small onClick={giveUp}>
            Cancel upload
          </Button>
        </>
      )}
      <Meta as="span" role="status">
        {upload && 'sent' in upload ? `${upload.sent} is uploaded.` : !upload && 'PDF, PNG or JPEG, up to 20 MB'}
      </Meta>
      {upload && 'fault' in upload && (
        <Fault role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          <span>{upload.fault}</span>
        </Fault>
      )}
    </S.Upload>
  )
}
