import type { Address } from '@storyright/contracts/vocabulary'
import { CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/field/field.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { Reply } from '../ask.ts'
import { acceptedFiles, type FileUploading } from './use-file-upload.ts'

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  overflow-wrap: anywhere;
  progress {
    flex: 1;
    min-width: 80px;
    height: 6px;
    accent-color: ${theme.ink};
  }
`

type FileUploadProps<A extends Address> = {
  uploading: FileUploading<A>
  onSent: (reply: Reply<A>) => void
  label?: string
  /** Why there is nothing to go on with, while no upload says so itself. */
  missing?: string | false
  className?: string
}

/** Sends a paper from the device, and shows how far it has come. */
export function FileUpload<A extends Address>(props: FileUploadProps<A>) {
  const { uploading, onSent, label = 'Upload a file', missing = false, className } = props
  const { upload, busy, send, cancel } = uploading
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void send(file, onSent)
  }
  const giveUp = () => {
    cancel()
    button.current?.focus()
  }
  const fault = upload && 'fault' in upload ? upload.fault : !busy && missing
  return (
    <Face className={className}>
      <input ref={input} type="file" hidden aria-label={label} accept={acceptedFiles} onChange={choose} />
      <Button
        small
        ref={button}
        busy={busy}
        onClick={() => input.current?.click()}
        {...(fault && { 'aria-describedby': faultId })}
      >
        <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
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
      {fault && (
        <Fault id={faultId} role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          <span>{fault}</span>
        </Fault>
      )}
    </Face>
  )
}
