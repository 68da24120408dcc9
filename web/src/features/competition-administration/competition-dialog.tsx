import type { Competition } from '@storyright/contracts/http'
import { competitionLimits as limits } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { newKey } from '../../shared/new-key.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import type { Opened } from '../../shared/versions/versioned.ts'
import { WhenOpened } from '../../shared/versions/when-opened.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import * as S from './administration.styles.ts'
import { type CompetitionValues, changedForm, competitionRules, newForm, valuesOf } from './competition.rules.ts'
import { competitionFields, competitionWords, competitionLabels as labels } from './competition.words.ts'
import {
  useAnnounceCompetitionMutation,
  useChangeCompetitionMutation,
  useOpenedCompetitionQuery,
} from './competition-administration.api.ts'

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

type CompetitionFormProps = {
  label: string
  confirm: string
  initial: CompetitionValues
  /** Somebody has entered. */
  isFixed?: boolean
  send: (values: CompetitionValues) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

function CompetitionForm({ label, confirm, initial, isFixed = false, send, onClose, children }: CompetitionFormProps) {
  const submit = async (values: CompetitionValues) => {
    try {
      await send(values)
    } catch (error) {
      toastFailure('Not Saved', error)
      throw error // the form shows what was refused
    }
  }
  return (
    <AppForm label={label} initial={initial} rules={competitionRules} onSubmit={submit} onLeaving="asks">
      {({ busy }) => (
        <>
          {isFixed && <Note tone="wait">Somebody has entered: only the end can still move, to later.</Note>}
          <CompetitionFields isFixed={isFixed} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {confirm}
            </Button>
          </FormActions>
          {children}
        </>
      )}
    </AppForm>
  )
}

/** What is announced; of what somebody has entered only the end is open. */
function CompetitionFields({ isFixed: disabled }: { isFixed: boolean }) {
  return (
    <S.Fields>
      <S.Wide>
        <TextField name="title" label={labels.title} maxLength={limits.title} disabled={disabled} />
      </S.Wide>
      <TextField name="sponsor" label={labels.sponsor} maxLength={limits.sponsor} disabled={disabled} />
      <TextField name="prize" label={labels.prize} maxLength={limits.prize} disabled={disabled} />
      <S.Wide>
        <TextareaField name="brief" label={labels.brief} rows={4} maxLength={limits.brief} disabled={disabled} />
      </S.Wide>
      <S.Wide>
        <TextareaField
          name="rules"
          label={labels.rules}
          rows={6}
          maxLength={limits.rules}
          disabled={disabled}
          help="Markdown: **bold**, lists, links. Say that the winner is named with the title entered."
        />
      </S.Wide>
      <TextField name="opensAt" label={labels.opensAt} type="datetime-local" disabled={disabled} help="UK time" />
      <TextField name="closesAt" label={labels.closesAt} type="datetime-local" help="UK time" />
      {!disabled && (
        <S.Wide>
          <CheckboxField
            name="isFunding"
            label={labels.isFunding}
            help="Every producer may enter it, also with an offer. One is open at a time."
          />
        </S.Wide>
      )}
    </S.Fields>
  )
}
