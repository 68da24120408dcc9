import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { theme } from '../../ui/theme/theme.ts'
import type { RemainingRun } from './use-remaining.ts'

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s4};
  p {
    flex: 1 1 16em;
    color: ${theme.ink2};
  }
`

type RunRemainingProps = {
  source: EnrichmentSource
  run: RemainingRun
  left: number
  isBatchRunning: boolean
  onStart: () => void
  onPause: () => void
}

/** Everything that is left, batch after batch, until it is done or paused. */
export function RunRemaining({ source, run, left, isBatchRunning, onStart, onPause }: RunRemainingProps) {
  if (left === 0 && run.phase === 'idle') return null
  return (
    <Face>
      {run.phase === 'idle' ? (
        <Button variant="primary" disabled={isBatchRunning} onClick={onStart}>
          {`Enrich the remaining ${number(left)}`}
        </Button>
      ) : (
        <Button busy={run.phase === 'pausing'} onClick={onPause}>
          Pause
        </Button>
      )}
      <p role="status">{runWords(run, left, source)}</p>
    </Face>
  )
}

const number = (count: number) => count.toLocaleString('en-GB')

function runWords({ phase, processed, failed, stopped }: RemainingRun, left: number, source: EnrichmentSource) {
  const counts = `${number(processed)} looked up${failed > 0 ? `, ${number(failed)} failed` : ''}`
  if (phase === 'running')
    return `${counts}, ${number(left)} left. This continues while you use other pages in this tab.`
  if (phase === 'pausing') return 'Pausing once the current batch is done.'
  if (stopped) return `Stopped after ${number(processed)}: ${stopped}`
  return processed + failed > 0
    ? `${counts} in the last run.`
    : `Runs batch after batch at ${enrichmentSourceLabels[source]} until everything is looked up.`
}
