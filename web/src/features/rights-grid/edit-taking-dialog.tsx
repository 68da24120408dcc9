import type { Taking } from '@storyright/contracts/http'
import { limits, takingLabels } from '@storyright/contracts/vocabulary'
import { type Day, formatBook, parseBook } from '@storyright/rights'
import { useState } from 'react'
import { type ObjectSchema, object, string } from 'yup'
import { errorMessage } from '../../shared/api-error.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextareaField, TextField } from '../../shared/form/fields.tsx'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useChangeTakingMutation } from './rights-grid.api.ts'
import { overlapWords, takenLines } from './taking-dialog.tsx'

interface TakingText {
  lines: string
  holder: string
  note: string
}
const labels: Record<keyof TakingText, string> = { lines: 'Rights, line by line', holder: 'Who has them', note: 'Note' }
const valuesOf = (taking: Taking): TakingText => ({
  lines: formatBook(takenLines(taking)),
  holder: taking.holder ?? '',
  note: taking.note ?? '',
})

type EditTakingDialogProps = {
  listingId: string
  taking: Taking
  etag: string | null
  today: Day
  onClose: () => void
}

/** What an agent recorded, changed: which rights, who has them, and the note. */
export function EditTakingDialog({ listingId, taking, etag, today, onClose }: EditTakingDialogProps) {
  const [change] = useChangeTakingMutation()
  const [refused, setRefused] = useState<string[]>([])
  const opened = valuesOf(taking)
  const versions = useVersions<TakingText, Taking>({
    opened: { etag, values: opened },
    fields: Object.keys(labels),
    valuesOf,
    send: ({ lines, holder, note }, tag, base) =>
      change({
        ...{ listingId, takingId: taking.id, etag: tag },
        // Lines that stay as they are may be over by now.
        change: { ...(lines !== base.lines && { lines }), holder: holder.trim() || null, note: note.trim() || null },
      }).unwrap(),
  })
  const submit = async (values: TakingText) => {
    setRefused([])
    try {
      if (!(await versions.save(values))) return
      toast({ title: 'Entry changed', description: 'What is free follows it.' })
      onClose()
    } catch (error) {
      setRefused([errorMessage(error, 'This could not be saved. Please try again.'), ...overlapWords(error)])
      throw error // the form shows what was refused
    }
  }
  return (
    <Dialog wide open onOpenChange={onClose} title={`Edit: ${takingLabels[taking.kind].toLowerCase()}`}>
      <AppForm label="Entry" initial={opened} rules={rulesFor(opened.lines, today)} onSubmit={submit} onLeaving="asks">
        {({ busy }) => (
          <>
            <TextareaField
              name="lines"
              label={labels.lines}
              rows={3}
              help="Territories; languages; rights; window; exclusivity. “||” between lines."
            />
            {taking.kind === 'outside' && (
              <TextField name="holder" label={labels.holder} optional maxLength={limits.title} />
            )}
            <TextareaField name="note" label={labels.note} optional rows={2} maxLength={limits.longText} />
            {refused.length > 0 && (
              <Note tone="bad" role="alert">
                {refused.map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </Note>
            )}
            <FormActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                Save
              </Button>
            </FormActions>
            <SettleConflict versions={versions} words={{ labels }} />
          </>
        )}
      </AppForm>
    </Dialog>
  )
}

const rulesFor = (opened: string, today: Day) =>
  object({
    lines: string().test('book', (text = '', { createError }) => {
      const fault = text === opened ? undefined : parseBook(text, { today }).errors?.[0]
      return fault ? createError({ message: `Line ${fault.line}, character ${fault.column}: ${fault.message}.` }) : true
    }),
    holder: string(),
    note: string(),
  }) as unknown as ObjectSchema<TakingText>
