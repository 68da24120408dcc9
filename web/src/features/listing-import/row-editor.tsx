import type { ImportProblem, ImportRow } from '@storyright/contracts/http'
import { currencies, genres } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import type { Currency } from '../../entities/money/money.ts'
import type { Rights } from '../../entities/rights/use-rights.ts'
import { NumberInput } from '../../shared/form/number-field.tsx'
import { doubtWords, numberIn } from '../../shared/form/typed-number.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { useChangeImportRowMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'
import { faultOf, RightsReading } from './rights-field.tsx'
import { problemWords, titleOf } from './row-words.ts'

const signs = { GBP: '£', USD: '$', EUR: '€' }
const currencyOptions = currencies.map((value) => ({ value, label: value }))
const genreOptions = (current: string) =>
  [...new Set(['', ...genres, current])].map((value) => ({ value, label: value || 'Please choose' }))

type RowEditorProps = {
  id: string
  row: ImportRow
  rights: Rights | undefined
  /** What amounts are in that name no currency. */
  currency: Currency | null
  onClose: () => void
}

/** The fields that are corrected most, in the row itself; each is saved when it is left. */
export function RowEditor({ id, row, rights, currency, onClose }: RowEditorProps) {
  const { values, type, leave, isTyped, isSaving, message } = useRowValues(id, row)
  const kind = currencies.find((known) => known === values.currency) ?? currency ?? 'GBP'
  const box = useFocusWithin()
  const problems = (field: string) =>
    row.problems.filter((problem) => problem.field === field && problem.level !== 'warning')
  const text = (field: EditedField) => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
    onBlur: () => leave(field, values[field], values[field].trim() || null),
  })
  const chosen = (field: EditedField) => ({
    value: values[field],
    onChange: (value: string) => {
      type(field, value)
      leave(field, value, value || null)
    },
  })
  const priceFault = doubtWords(values.askingPrice, kind) ?? unreadable(values.askingPrice, kind)
  const bookFault = faultOf(rights, values.rights)
  return (
    <S.Editor ref={box} role="group" aria-label={`Edit ${titleOf(row)}`}>
      <Field label="Title" error={sayOf(problems('title'))}>
        <Input {...text('title')} />
      </Field>
      <Field label="Author" error={sayOf(problems('author'))}>
        <Input {...text('author')} />
      </Field>
      <LabelledSelect label="Genre" options={genreOptions(values.genre)} {...chosen('genre')} />
      <NumberInput
        label="Asking price"
        kind={kind}
        sign={signs[kind]}
        value={values.askingPrice}
        onType={(typed) => type('askingPrice', typed)}
        onBlur={() => !priceFault && leave('askingPrice', values.askingPrice, numberIn(values.askingPrice, kind))}
        error={priceFault ?? sayOf(problems('askingPrice'))}
      />
      <LabelledSelect label="Currency" options={currencyOptions} {...chosen('currency')} value={kind} />
      <Field label="Target audience" error={sayOf(problems('targetAudience'))}>
        <Input {...text('targetAudience')} />
      </Field>
      <S.Whole>
        <Field
          label="Rights"
          error={bookFault ?? sayOf(problems('rights'))}
          help={<RightsReading rights={rights} text={values.rights} isFaultShown />}
        >
          <Textarea
            rows={2}
            {...text('rights')}
            onBlur={() => !bookFault && leave('rights', values.rights, values.rights.trim() || null)}
          />
        </Field>
      </S.Whole>
      <S.Whole>
        <Field label="Synopsis" error={sayOf(problems('synopsis'))}>
          <Textarea rows={4} {...text('synopsis')} />
        </Field>
      </S.Whole>
      <S.Whole>
        <FormActions>
          <Meta role="status">{message}</Meta>
          <Button small onClick={onClose}>
            Done<VisuallyHidden>{` with ${titleOf(row)}`}</VisuallyHidden>
          </Button>
        </FormActions>
      </S.Whole>
      <Unsaved when={isTyped} isSending={isSaving} />
    </S.Editor>
  )
}

const edited = ['title', 'author', 'genre', 'synopsis', 'targetAudience', 'askingPrice', 'currency', 'rights'] as const
type EditedField = (typeof edited)[number]
type Values = Record<EditedField, string>

const sayOf = (problems: readonly ImportProblem[]) => problems.map(problemWords).join(' ') || undefined
const unreadable = (typed: string, kind: Currency) =>
  typed.trim() !== '' && numberIn(typed, kind) === null ? 'This should be a number' : null

/** What is typed of a row, and saved field by field in the order that they are left. */
function useRowValues(id: string, { n, after }: ImportRow) {
  const [values, setValues] = useState<Values>(
    () => Object.fromEntries(edited.map((field) => [field, String(after[field] ?? '')])) as Values,
  )
  const [saved, setSaved] = useState(values)
  const [change] = useChangeImportRowMutation()
  const [waiting, setWaiting] = useState(0)
  const [message, setMessage] = useState('Saved as you go.')
  const last = useRef<Promise<void>>(Promise.resolve())

  async function save(field: EditedField, typed: string, value: unknown) {
    try {
      await change({ id, n, fields: { [field]: value } }).unwrap()
      setSaved((before) => ({ ...before, [field]: typed }))
      setMessage('Saved.')
    } catch (error) {
      setMessage('')
      toastFailure('Not saved', error)
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  return {
    values,
    message,
    isSaving: waiting > 0,
    isTyped: edited.some((field) => values[field] !== saved[field]),
    type: (field: EditedField, text: string) => setValues((before) => ({ ...before, [field]: text })),
    leave: (field: EditedField, typed: string, value: string | number | null) => {
      if (typed === saved[field]) return
      setWaiting((count) => count + 1)
      setMessage('Saving…')
      last.current = last.current.then(() => save(field, typed, value))
    },
  }
}

/** Begins in the first field that something is wrong with, else in the first. */
function useFocusWithin() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [first] = box.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    const field = first ?? box.current?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
  }, [])
  return box
}
