import { useField } from 'formik'
import { type ChangeEvent, useRef } from 'react'
import { Portrait } from '../../entities/person/portrait.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import * as S from './picture-field.styles.ts'

const imageTypes = 'image/png,image/jpeg,image/webp'

type PictureFieldProps = { name: string; upload: (file: File) => Promise<string>; busy: boolean }

/** The account's picture: uploaded, which fills the address in, or by its address. */
export function PictureField({ name, upload, busy }: PictureFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<string>('profileImageUrl')
  const files = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      await setValue(await upload(file))
    } catch (failure) {
      toastFailure('Upload Failed', failure, 'The picture could not be uploaded. Please try again.')
    }
  }
  return (
    <S.Row>
      <Unsaved when={busy} />
      <Portrait name={name} address={error ? '' : value} />
      <S.Ways>
        <input ref={files} type="file" accept={imageTypes} aria-label="Picture file" onChange={choose} hidden />
        <Button busy={busy} onClick={() => files.current?.click()}>
          Upload picture
        </Button>
        <TextField
          name="profileImageUrl"
          label="Picture address"
          type="url"
          placeholder="https://"
          help="Upload a PNG, JPEG or WebP of at most 5 MB, or give its address."
          optional
        />
      </S.Ways>
    </S.Row>
  )
}
