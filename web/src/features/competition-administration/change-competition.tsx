import type { Competition } from '@storyright/contracts/http'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import type { Opened } from '../../shared/versions/versioned.ts'
import { WhenOpened } from '../../shared/versions/when-opened.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { type CompetitionValues, changedForm, valuesOf } from './competition.rules.ts'
import { competitionFields, competitionWords } from './competition.words.ts'
import { useChangeCompetitionMutation, useOpenedCompetitionQuery } from './competition-administration.api.ts'
import { CompetitionForm } from './competition-form.tsx'

type ChangeCompetitionProps = { id: Competition['id']; onClose: () => void }

/** The form of a competition as it is now. */
export function ChangeCompetition({ id, onClose }: ChangeCompetitionProps) {
  const read = useOpenedCompetitionQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <WhenOpened read={read} height={620} failed="This competition cannot be shown just now.">
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
