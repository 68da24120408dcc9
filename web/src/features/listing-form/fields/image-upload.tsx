import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import * as S from '../form.styles.ts'
import { acceptedImages } from './upload-image.ts'
import { useUploads } from './uploads.ts'

type ImageUploadProps = {
  field: string
  label: string
  /** How many more there is room for. */
  room: number
  onImage: (url: string) => void
}

/** A button that sends pictures from the device, and how far they have come. */
export function ImageUpload({ field, label, room, onImage }: ImageUploadProps) {
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, upload } = useUploads()
  const current = uploads[field]
  const sending = current && 'percent' in current ? current : undefined
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, room)
    target.value = ''
    void upload(field, files, onImage)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedImages.join()}
        multiple={room > 1}
        onChange={send}
      />
      <div>
        <Button busy={Boolean(sending)} disabled={room === 0} onClick={() => input.current?.click()}>
          <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {label}
        </Button>
      </div>
      {sending && (
        <S.Progress>
          {sending.name}
          <progress max={100} value={sending.percent} aria-label={`Uploading ${sending.name}`} />
          {sending.percent}%
        </S.Progress>
      )}
      <FieldFault id={faultId}>{current && 'fault' in current ? current.fault : undefined}</FieldFault>
    </>
  )
}
