import { ProgressLine } from '../../../shared/upload/progress-line.tsx'
import { images } from '../../../shared/upload/upload-kinds.ts'
import { useFileChoice } from '../../../shared/upload/use-file-choice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import { ImageUp } from '../../../ui/icon/icons.ts'
import { type ImageField, useUploads } from './uploads.ts'

type ImageUploadProps = {
  field: ImageField
  label: string
  /** How many more there is room for. */
  room: number
  onImage: (url: string) => void
}

/** A button that sends pictures from the device, and how far they have come. */
export function ImageUpload({ field, label, room, onImage }: ImageUploadProps) {
  const { sending, fault, busy, send } = useUploads()[field]
  const { input, open } = useFileChoice({
    label,
    accept: images.accept,
    multiple: room > 1,
    onFiles: (files) => void send(files.slice(0, room), ({ imageUrl }) => onImage(imageUrl)),
  })
  return (
    <>
      {input}
      <div>
        <Button busy={busy} disabled={room === 0} onClick={open}>
          <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {label}
        </Button>
      </div>
      {sending && <ProgressLine sending={sending} named />}
      <FieldFault>{fault}</FieldFault>
    </>
  )
}
