import { limits } from '@storyright/contracts/vocabulary'
import { useField, useFormikContext } from 'formik'
import { type KeyboardEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { Pictures } from '../../../entities/listing/pictures.ts'
import * as S from '../../../shared/form/group.styles.ts'
import { link } from '../../../shared/form/rules.ts'
import { ProgressLine } from '../../../shared/upload/progress-line.tsx'
import { images } from '../../../shared/upload/upload-kinds.ts'
import { useFileChoice } from '../../../shared/upload/use-file-choice.tsx'
import { usePicture } from '../../../shared/use-picture.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Help } from '../../../ui/field/field.styles.ts'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { ImageUp, X } from '../../../ui/icon/icons.ts'
import { theme } from '../../../ui/theme/theme.ts'
import type { ListingValues } from '../values/form-values.ts'
import { type ImageField, useUploads } from './uploads.ts'

const Gallery = styled(Pictures)`
  li {
    position: relative;
  }
  button {
    position: absolute;
    top: 4px;
    right: 4px;
    background: ${theme.surface};
  }
`

const notAnAddress = 'Must be a valid URL'
const rule = link(notAnAddress)

/** Its name where it cannot be shown, so that it can still be removed. */
function Shown({ address, name }: { address: string; name: string }) {
  const { src, onError } = usePicture(address)
  return src ? <img {...{ src, onError }} alt={name} /> : <p>{`${name} cannot be shown`}</p>
}

/** Pictures beside the cover, each by upload or by its address. */
export function GalleryField() {
  const ids = useId()
  const { setValues } = useFormikContext<ListingValues>()
  const [{ value: images }, { touched, error }] = useField<string[]>('galleryImages')
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const room = limits.galleryImages - images.length
  const change = (next: (images: string[]) => string[]) =>
    void setValues((values) => ({ ...values, galleryImages: next(values.galleryImages) }))
  const add = (address: string) =>
    change((others) => (others.includes(address) ? others : [...others, address].slice(0, limits.galleryImages)))
  const take = () => {
    const address = typed.trim()
    setRefused(address !== '' && !rule.isValidSync(address))
    if (!address || !rule.isValidSync(address)) return
    add(address)
    setTyped('')
  }
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  const fault = refused ? notAnAddress : touched ? error : undefined
  return (
    <S.Group aria-describedby={fault ? `${ids}-fault` : undefined}>
      <legend>
        Gallery images <small>(optional)</small>
      </legend>
      {images.length > 0 && (
        <Gallery $least={112}>
          {images.map((address, place) => (
            <li key={address}>
              <Shown address={address} name={`Gallery ${place + 1}`} />
              <IconButton
                label={`Remove image ${place + 1}`}
                onClick={() => change((others) => others.filter((other) => other !== address))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </Gallery>
      )}
      <ImageUpload field="galleryImages" label="Upload images" room={room} onImage={add} />
      <S.Line>
        <Input
          type="url"
          aria-label="Image address"
          aria-describedby={`${ids}-help`}
          {...(fault && { 'aria-invalid': true })}
          placeholder="https://"
          value={typed}
          disabled={room === 0}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={takeOnEnter}
          onBlur={take}
        />
        <Button onClick={take} disabled={room === 0 || !typed.trim()}>
          Add image
        </Button>
      </S.Line>
      <FieldFault id={`${ids}-fault`}>{fault}</FieldFault>
      <Help
        id={`${ids}-help`}
      >{`${images.length} of ${limits.galleryImages} images. PNG, JPEG or WebP, at most 5 MB each.`}</Help>
    </S.Group>
  )
}

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
