import type { Competition } from '@storyright/contracts/http'
import { competitionLimits as limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { newKey } from '../../shared/new-key.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import * as S from './administration.styles.ts'
import { type CompetitionValues, changedForm, competitionRules, newForm, valuesOf } from './competition.rules.ts'
import { useAnnounceCompetitionMutation, useChangeCompetitionMutation } from './competition-administration.api.ts'

type CompetitionDialogProps = {
  /** `null` for a new one. */
  competition: Competition | null
  onClose: () => void
}

/** Announces a competition, or changes one; once somebody has entered only its end can move, to later. */
export function CompetitionDialog({ competition, onClose }: CompetitionDialogProps) {
  const [key] = useState(newKey)
  const [announce] = useAnnounceCompetitionMutation()
  const [change] = useChangeCompetitionMutation()
  const title = competition ? 'Change Competition' : 'Announce Competition'
  const isFixed = (competition?.entries ?? 0) > 0
  const submit = async (values: CompetitionValues) => {
    try {
      if (competition) await change({ id: competition.id, ...changedForm(competition, values) }).unwrap()
      else await announce({ key, form: newForm(values) }).unwrap()
    } catch (error) {
      toastFailure('Not Saved', error)
      throw error // the form shows what was refused
    }
    const description = competition
      ? 'Everybody sees it so from now on.'
      : 'It opens by itself, and whoever may enter is told.'
    toast({ title: competition ? 'Competition Changed' : 'Competition Announced', description })
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <AppForm
        label={title}
        initial={valuesOf(competition)}
        rules={competitionRules}
        onSubmit={submit}
        onLeaving="asks"
      >
        {({ busy }) => (
          <>
            {isFixed && <Note tone="wait">Somebody has entered: only the end can still move, to later.</Note>}
            <CompetitionFields isFixed={isFixed} />
            <FormActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                {competition ? 'Save Changes' : 'Announce'}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  )
}

function CompetitionFields({ isFixed: disabled }: { isFixed: boolean }) {
  return (
    <S.Fields>
      <S.Wide>
        <TextField name="title" label="Title" maxLength={limits.title} disabled={disabled} />
      </S.Wide>
      <TextField name="sponsor" label="Sponsor" maxLength={limits.sponsor} disabled={disabled} />
      <TextField name="prize" label="Prize" maxLength={limits.prize} disabled={disabled} />
      <S.Wide>
        <TextareaField name="brief" label="What is sought" rows={4} maxLength={limits.brief} disabled={disabled} />
      </S.Wide>
      <S.Wide>
        <TextareaField
          name="rules"
          label="Rules"
          rows={6}
          maxLength={limits.rules}
          disabled={disabled}
          help="Markdown: **bold**, lists, links. Say that the winner is named with the title entered."
        />
      </S.Wide>
      <TextField name="opensAt" label="Opens" type="datetime-local" disabled={disabled} help="UK time" />
      <TextField name="closesAt" label="Closes" type="datetime-local" help="UK time" />
      {!disabled && (
        <S.Wide>
          <CheckboxField
            name="isFunding"
            label="This is the funding competition"
            help="Every producer may enter it, also with an offer. One is open at a time."
          />
        </S.Wide>
      )}
    </S.Fields>
  )
}
