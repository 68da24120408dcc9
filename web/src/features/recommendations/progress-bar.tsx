import { Progress } from '../../ui/data/progress.tsx'
import { useProgress } from './use-progress.ts'

/** What is being done, and how much of it is done. */
export function ProgressBar() {
  const { progress, stage } = useProgress()
  return (
    <Progress label="Choosing recommendations" value={progress}>
      {stage || 'Choosing recommendations'}
    </Progress>
  )
}
