import type { ReactNode } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { type CompetitionValues, competitionRules } from './competition.rules.ts'
import { CompetitionFields } from './competition-fields.tsx'

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
