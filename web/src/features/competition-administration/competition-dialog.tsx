import type { Competition } from '@storyright/contracts/http'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AnnounceCompetition } from './announce-competition.tsx'
import { ChangeCompetition } from './change-competition.tsx'

type CompetitionDialogProps = {
  /** `null` for a new one. */
  competition: Competition | null
  onClose: () => void
}

/** Announces a competition, or changes one. */
export function CompetitionDialog({ competition, onClose }: CompetitionDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={competition ? 'Change Competition' : 'Announce Competition'} wide>
      {competition ? (
        <ChangeCompetition id={competition.id} onClose={onClose} />
      ) : (
        <AnnounceCompetition onClose={onClose} />
      )}
    </Dialog>
  )
}
