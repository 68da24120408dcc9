import type { Competition } from '@storyright/contracts/http'
import { useState } from 'react'
import { newKey } from '../../shared/new-key.ts'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import type { Opened } from '../../shared/versions/versioned.ts'
import { WhenOpened } from '../../shared/versions/when-opened.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { type CompetitionValues, changedForm, newForm, valuesOf } from './competition.rules.ts'
import { competitionFields, competitionWords } from './competition.words.ts'
import {
  useAnnounceCompetitionMutation,
  useChangeCompetitionMutation,
  useOpenedCompetitionQuery,
} from './competition-administration.api.ts'
import { CompetitionForm } from './competition-form.tsx'

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

function AnnounceCompetition({ onClose }: { onClose: () => void }) {
  const [key] = useState(newKey)
  const [announce] = useAnnounceCompetitionMutation()
  const send = async (values: CompetitionValues) => {
    await announce({ key, form: newForm(values) }).unwrap()
    toast({
      title: 'Competition Announced',
      description: 'It opens automatically, and we notify everyone who can enter.',
    })
    onClose()
  }
  return (
    <CompetitionForm
      label="Announce Competition"
      confirm="Announce"
      initial={valuesOf(null)}
      send={send}
      onClose={onClose}
    />
  )
}

type ChangeCompetitionProps = { id: Competition['id']; onClose: () => void }

/** The form of a competition as it is now. */
function ChangeCompetition({ id, onClose }: ChangeCompetitionProps) {
  const read = useOpenedCompetitionQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <WhenOpened read={read} height={620} failed="This competition could not be loaded.">
      {(opened) => <ChangeForm opened={opened} onClose={onClose} />}
    </WhenOpened>
  )
}

type ChangeFormProps = { opened: Opened<Competition>; onClose: () => void }

/** Once somebody has entered only its end can move, to later. */
function ChangeForm({ opened: { thing: competition, etag }, onClose }: ChangeFormProps) {
  const [change] = useChangeCompetitionMutation()
  const { id } = competition
  const versions = useVersions({
    opened: { etag, values: valuesOf(competition) },
    fields: competitionFields,
    valuesOf,
    send: (values: CompetitionValues, etag, base) => change({ id, etag, form: changedForm(base, values) }).unwrap(),
  })
  const send = async (values: CompetitionValues) => {
    if (!(await versions.save(values))) return
    toast({ title: 'Competition Changed', description: 'Everybody sees it so from now on.' })
    onClose()
  }
  return (
    <CompetitionForm
      label="Change Competition"
      confirm="Save Changes"
      initial={valuesOf(competition)}
      isFixed={(competition.entries ?? 0) > 0}
      send={send}
      onClose={onClose}
    >
      <SettleConflict versions={versions} words={competitionWords} />
    </CompetitionForm>
  )
}
