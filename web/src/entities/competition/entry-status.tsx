import { type EntryStatus, entryStatusLabels } from '@storyright/contracts/vocabulary'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'

const tones: Record<EntryStatus, Tone> = {
  entered: 'ink',
  shortlisted: 'wait',
  chosen: 'ok',
  not_chosen: 'off',
  withdrawn: 'off',
}

export function EntryState({ status }: { status: EntryStatus }) {
  return <Badge tone={tones[status]}>{entryStatusLabels[status]}</Badge>
}
