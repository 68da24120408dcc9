import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { DocumentUpload, DocumentUploads } from './use-document-uploads.ts'

const Lines = styled.ul`
  display: grid;
  gap: ${theme.s2};
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s1} ${theme.s3};
  min-width: 0;
  > div {
    flex: 1 1 14em;
    min-width: 0;
    display: grid;
    gap: ${theme.s1};
  }
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: ${theme.ink};
  }
`

/** The files that are on their way to the shelf, and those that it did not take, with the reason. */
export function UploadLines({ uploads, remove }: Pick<DocumentUploads, 'uploads' | 'remove'>) {
  if (uploads.length === 0) return null
  return (
    <Lines aria-label="Files being added">
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
      ))}
    </Lines>
  )
}

function UploadLine({ upload, onRemove }: { upload: DocumentUpload; onRemove: () => void }) {
  const { name, percent, fault } = upload
  return (
    <Line>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        {fault === null && <Way name={name} percent={percent} />}
        {fault !== null && <FieldFault>{fault}</FieldFault>}
      </div>
      {fault === null ? (
        <Button small aria-label={`Cancel upload of ${name}`} onClick={onRemove}>
          Cancel
        </Button>
      ) : (
        <QuietButton aria-label={`Dismiss ${name}`} onClick={onRemove}>
          Dismiss
        </QuietButton>
      )}
    </Line>
  )
}

const Way = ({ name, percent }: { name: string; percent: number | null }) =>
  percent === null ? (
    <Meta>Waiting</Meta>
  ) : (
    <>
      <progress max={100} value={percent} aria-label={`Uploading ${name}`} />
      <Meta>{percent === 100 ? 'Checking the file' : `${percent}%`}</Meta>
    </>
  )
