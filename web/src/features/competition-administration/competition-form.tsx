import { competitionLimits as limits } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import * as S from './administration.styles.ts'
import { type CompetitionValues, competitionRules } from './competition.rules.ts'
import { competitionLabels as labels } from './competition.words.ts'

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

export function CompetitionForm({
  label,
  confirm,
  initial,
  isFixed = false,
  send,
  onClose,
  children,
}: CompetitionFormProps) {
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
