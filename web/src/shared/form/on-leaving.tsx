import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Unsaved } from '../../ui/dialog/unsaved.ts'

/** What becomes of what was typed when its form is left: it is asked about, kept as a draft, or not worth either. */
export type OnLeaving<Values> = 'asks' | 'lets go' | { keep: (values: Values) => void }

/** Does so for the form around. */
export function Leaving<Values>({ onLeaving }: { onLeaving: OnLeaving<Values> }) {
  const { dirty, isSubmitting } = useFormikContext<Values>()
  if (onLeaving === 'lets go') return null
  if (onLeaving === 'asks') return <Unsaved when={dirty} isSending={isSubmitting} />
  return <Keep {...onLeaving} />
}

function Keep<Values>({ keep }: { keep: (values: Values) => void }) {
  const { values } = useFormikContext<Values>()
  const opened = useRef(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever something was typed.
  useEffect(() => {
    if (values !== opened.current) keep(values)
  }, [values])
  return null
}
