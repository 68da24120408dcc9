import styled from 'styled-components'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useProgress } from './use-progress.ts'

const Face = styled.div`
  display: grid;
  gap: ${theme.s1};
  width: 100%;
  progress {
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    background: ${theme.sunk};
  }
  progress::-webkit-progress-bar {
    background: ${theme.sunk};
  }
  progress::-webkit-progress-value {
    background: ${theme.ink};
    transition: width ${theme.calm} ${theme.ease};
  }
  progress::-moz-progress-bar {
    background: ${theme.ink};
  }
`

/** What is being done, and how much of it is done. */
export function ProgressBar() {
  const { progress, stage } = useProgress()
  return (
    <Face>
      <progress max={100} value={progress} aria-label="Choosing recommendations" />
      <Meta role="status">{stage || 'Choosing recommendations'}</Meta>
    </Face>
  )
}
