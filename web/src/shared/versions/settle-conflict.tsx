import { useFormikContext } from 'formik'
import { flushSync } from 'react-dom'
import { ConflictDialog, type FieldWords } from './conflict-dialog.tsx'
import type { useVersions } from './use-versions.ts'

type SettleConflictProps<Values> = {
  versions: Pick<ReturnType<typeof useVersions<Values, never>>, 'conflict' | 'leave' | 'settle'>
  words: FieldWords
}

/** Asks about a conflict of the form around, puts the answers into its fields and sends it again. */
export function SettleConflict<Values>({ versions, words }: SettleConflictProps<Values>) {
  const { conflict, leave, settle } = versions
  const { setValues, submitForm } = useFormikContext<Values>()
  if (!conflict) return null
  const save = (values: Values) => {
    // The form sends what it has drawn, so that it is drawn first.
    flushSync(() => {
      settle(conflict)
      void setValues(values, false)
    })
    void submitForm()
  }
  return <ConflictDialog conflict={conflict} words={words} onLeave={leave} onSave={save} />
}
