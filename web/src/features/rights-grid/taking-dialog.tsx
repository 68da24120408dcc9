import type { Problem, Taking } from '@storyright/contracts/http'
import { limits, type TakingKind } from '@storyright/contracts/vocabulary'
import { type Book, type Day, describeBook, formatBook, type Line, parseBook } from '@storyright/rights'
import { useState } from 'react'
import { type ObjectSchema, object, string } from 'yup'
import { errorMessage, isApiError } from '../../shared/api-error.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextareaField, TextField } from '../../shared/form/fields.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { blankWindow, type GrantWindow, windowOf, windowRules } from './grant-window.ts'
import { useAddTakingMutation } from './rights-grid.api.ts'
import { WindowFields } from './window-fields.tsx'

type TakingValues = GrantWindow & { holder: string; note: string }

const words = {
  outside: {
    title: 'Record a grant elsewhere',
    effect: 'From now on they take no offers here.',
    confirm: 'Record the grant',
    done: 'Grant recorded',
  },
  holdback: {
    title: 'Hold these rights back',
    effect: 'Nobody can make an offer on them until you release them.',
    confirm: 'Hold back',
    done: 'Held back',
  },
} as const

type TakingDialogProps = {
  kind: 'outside' | 'holdback'
  listingId: string
  lines: readonly Line[]
  today: Day
  onClose: () => void
}

/** Takes the chosen cells off the market, at once: granted elsewhere, or held back. What is on offer stays as it is written. */
export function TakingDialog({ kind, listingId, lines, today, onClose }: TakingDialogProps) {
  const [add] = useAddTakingMutation()
  const [refused, setRefused] = useState<string[]>([])
  const { title, effect, confirm, done } = words[kind]
  const isHoldback = kind === 'holdback'
  const submit = async ({ holder, note, ...window }: TakingValues) => {
    const taken = lines.map((line) => ({ ...line, ...windowOf(window) }))
    try {
      const body = { kind, lines: formatBook(taken), holder: holder.trim() || null, note: note.trim() || null }
      await add({ listingId, ...body }).unwrap()
      toast({ title: done, description: `${describeBook(taken)}.` })
      onClose()
    } catch (error) {
      setRefused([errorMessage(error, 'This could not be recorded. Please try again.'), ...overlapWords(error)])
      throw error // the form shows what was refused
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} description={`${describeBook(lines)}. ${effect}`}>
      <AppForm
        label={title}
        initial={{ ...blankWindow, holder: '', note: '' }}
        rules={rulesFor(today)}
        onSubmit={submit}
        onLeaving="asks"
      >
        {({ busy }) => (
          <>
            {!isHoldback && (
              <TextField
                name="holder"
                label="Who has them"
                optional
                maxLength={limits.title}
                help="Only you and administrators see this."
              />
            )}
            <WindowFields isExclusive={isHoldback} />
            <TextareaField name="note" label="Note" optional rows={2} maxLength={limits.longText} />
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
                {confirm}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  )
}

const rulesFor = (today: Day) =>
  object({ ...windowRules(today), holder: string(), note: string() }) as unknown as ObjectSchema<TakingValues>

const inSentence: Record<TakingKind, string> = {
  option: 'under option',
  grant: 'sold',
  outside: 'granted elsewhere',
  holdback: 'held back',
}

/** The server sends canonical lines, which may be longer than what is typed. */
export const linesRead = (texts: readonly string[]): Book =>
  texts.flatMap((text) => parseBook(text, { characters: Infinity }).book ?? [])

export const takenLines = ({ lines }: Pick<Taking, 'lines'>): Book => linesRead(lines.map(({ text }) => text))

/** What stands in the way of an entry, where the server said so: "Under option: Exclusive film rights, worldwide." */
export function overlapWords(error: unknown): string[] {
  const overlaps: Problem['overlaps'] = isApiError(error) ? error.problem?.overlaps : undefined
  return (overlaps ?? []).map(({ kind, lines }) => {
    const words = `${inSentence[kind]}: ${describeBook(linesRead(lines))}.`
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
}
