import { Formik, type FormikHelpers, type FormikValues, getIn, useFormikContext } from 'formik'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ObjectSchema } from 'yup'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { theme } from '../../ui/theme/theme.ts'
import { toastFailure } from '../toast-failure.ts'
import { serverFaults } from './server-faults.ts'

const Face = styled.form`
  display: grid;
  gap: ${theme.s5};
  align-content: start;
`

type AppFormProps<Values extends FormikValues> = {
  label: string
  initial: Values
  rules: ObjectSchema<Values>
  /** Submits the values. Errors that name fields are shown at the fields; the values stay as they are. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>
  /** The toast for a failure, and its fallback reason; none for a form that reports failures itself. */
  failed?: { title: string; fallback: string }
  onLeaving: OnLeaving<Values>
  children: (state: { busy: boolean }) => ReactNode
}

/** A form by its rules: faults show once a field was left or sending was tried, and focus goes to the first of them. */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { label, initial, rules, onSubmit, failed, onLeaving, children } = props
  const refused = useRefused<Values>()
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    try {
      await onSubmit(values, form)
    } catch (error) {
      if (failed) toastFailure(failed.title, error, failed.fallback)
      for (const [field, message] of refused.hear(error, values)) form.setFieldError(field, message)
    }
  }
  return (
    <Formik initialValues={initial} validationSchema={rules} validate={refused.stillIn} onSubmit={submit}>
      {({ handleSubmit, isSubmitting, submitCount, errors }) => (
        <Frame
          label={label}
          onSubmit={(event) => {
            refused.forget()
            handleSubmit(event)
          }}
          attempt={isSubmitting ? 0 : submitCount}
          faults={errors}
        >
          {children({ busy: isSubmitting })}
          <Leaving onLeaving={onLeaving} />
        </Frame>
      )}
    </Formik>
  )
}

type FrameProps = {
  label: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Counts finished attempts; 0 while one is under way. */
  attempt: number
  faults: object
  children: ReactNode
}

function Frame({ label, onSubmit, attempt, faults, children }: FrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const faulty = attempt > 0 && Object.keys(faults).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt, not for every fault that is mended.
  useEffect(() => {
    if (faulty) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  return (
    <Face ref={form} aria-label={label} onSubmit={onSubmit} onMouseDown={stayInField} noValidate>
      {children}
    </Face>
  )
}

// The fault that shows on leaving a field would push away whatever is being pressed, and the press would be lost.
function stayInField(event: MouseEvent) {
  if ((event.target as Element).closest('button, label, [type="checkbox"]')) event.preventDefault()
}

/** What the server refused of a form: it stands at its field until that is changed, or the form is sent again. */
function useRefused<Values extends object>() {
  const refused = useRef<{ faults: Partial<Record<keyof Values, string>>; values: Values } | null>(null)
  return {
    /** Answers what was refused, by field. */
    hear: (error: unknown, values: Values) => {
      refused.current = { faults: serverFaults(error, values), values }
      return Object.entries<string>(refused.current.faults as Record<string, string>)
    },
    forget: () => {
      refused.current = null
    },
    stillIn: (values: Values) => {
      const { faults = {}, values: sent } = refused.current ?? {}
      return Object.fromEntries(Object.entries(faults).filter(([name]) => getIn(values, name) === getIn(sent, name)))
    },
  }
}

/** What becomes of what was typed when its form is left: it is asked about, kept as a draft, or not worth either. */
type OnLeaving<Values> = 'asks' | 'lets go' | { keep: (values: Values) => void; asks?: boolean }

/** Does so for the form around. */
function Leaving<Values>({ onLeaving }: { onLeaving: OnLeaving<Values> }) {
  const { dirty, isSubmitting } = useFormikContext<Values>()
  if (onLeaving === 'lets go') return null
  const isKept = onLeaving !== 'asks'
  return (
    <>
      {(!isKept || onLeaving.asks) && <Unsaved when={dirty} isSending={isSubmitting} />}
      {isKept && <Keep {...onLeaving} />}
    </>
  )
}

function Keep<Values>({ keep }: Exclude<OnLeaving<Values>, string>) {
  const { values } = useFormikContext<Values>()
  const opened = useRef(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever something was typed.
  useEffect(() => {
    if (values !== opened.current) keep(values)
  }, [values])
  return null
}
