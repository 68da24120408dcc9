import { useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { FileUp } from '../../ui/icon/icons.ts'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { acceptedPapers } from './upload-kinds.ts'
import { useFileChoice } from './use-file-choice.tsx'
import type { UploadState } from './use-upload.ts'

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

type FileUploadProps<Sent> = {
  uploading: UploadState<Sent>
  onSent: (sent: Sent) => void
  label?: string
  /** What can be chosen, and the same in words. */
  accept?: string
  kinds?: string
  /** Why there is nothing to go on with, while no upload says so itself. */
  missing?: string | false
  className?: string
}

/** Sends a paper from the device, and shows how far it has come. */
export function FileUpload<Sent>(props: FileUploadProps<Sent>) {
  const { uploading, onSent, label = 'Upload a file', missing = false, className } = props
  const { accept = acceptedPapers, kinds = 'PDF, PNG or JPEG, up to 20 MB' } = props
  const { sending, sent, busy, send, cancel } = uploading
  const faultId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { input, open } = useFileChoice({
    label,
    accept,
    onFiles: (files) => void send(files, onSent),
  })
  const giveUp = () => {
    cancel()
    button.current?.focus()
  }
  const fault = uploading.fault ?? (!busy && missing ? missing : undefined)
  return (
    <Face className={className}>
      {input}
      <Button small ref={button} busy={busy} onClick={open} {...(fault && { 'aria-describedby': faultId })}>
        <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
      </Button>
      {sending && (
        <>
          <progress max={100} value={sending.percent} aria-label={`Uploading ${sending.name}`} />
          <Meta as="span">{`${sending.percent}%`}</Meta>
          <Button small onClick={giveUp}>
            Cancel upload
          </Button>
        </>
      )}
      <Meta as="span" role="status">
        {sent ? `${sent} is uploaded.` : !busy && !uploading.fault && kinds}
      </Meta>
      <FieldFault id={faultId}>{fault}</FieldFault>
    </Face>
  )
}
