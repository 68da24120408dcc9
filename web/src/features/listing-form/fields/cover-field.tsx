import { useField, useFormikContext } from 'formik'
import styled from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import { TextField } from '../../../shared/form/fields.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import { derivedMediums, type ListingValues } from '../values/form-values.ts'
import { ImageUpload } from './image-upload.tsx'

const Place = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  > div:last-child {
    display: grid;
    gap: ${theme.s3};
  }
`

/** The cover by upload or by its address, beside what it will look like; without one it is drawn. */
export function CoverField() {
  const { title, author, genre, medium, contentType } = useFormikContext<ListingValues>().values
  const [{ value: address }, , { setValue }] = useField<string>('coverImageUrl')
  return (
    <Place>
      <Cover
        id="preview"
        title={title || 'Title'}
        author={author}
        genre={genre}
        medium={medium || derivedMediums[contentType]}
        imageUrl={address}
        eager
      />
      <div>
        <ImageUpload field="coverImageUrl" label="Upload cover" room={1} onImage={(url) => void setValue(url)} />
        <TextField
          name="coverImageUrl"
          label="Cover image"
          type="url"
          placeholder="https://"
          help="Without an image we draw a cover from title, author and genre."
          optional
        />
        {address && (
          <div>
            <Button small onClick={() => void setValue('')}>
              Remove cover
            </Button>
          </div>
        )}
      </div>
    </Place>
  )
}
