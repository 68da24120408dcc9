import styled from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { UploadProgress } from './use-upload.ts'

const Line = styled.p`
  ${meta} display: flex;
  align-items: center;
  gap: ${theme.s3};
  progress {
    flex: 1;
    height: 6px;
    accent-color: ${theme.ink};
  }
`

/** How much of a file has gone out; `named` says of which. */
export function ProgressLine({
  sending: { name, percent },
  named = false,
}: {
  sending: UploadProgress
  named?: boolean
}) {
  return (
    <Line>
      {named && <span>{name}</span>}
      <progress max={100} value={percent} aria-label={`Uploading ${name}`} />
      <span>{`${percent}%`}</span>
    </Line>
  )
}
