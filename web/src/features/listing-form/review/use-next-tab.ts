import { setIn, useFormikContext } from 'formik'
import { type RefObject, useRef } from 'react'
import type { ListingValues } from '../values/form-values.ts'
import { type FormTab, fieldsOn, formTabs } from './form-tabs.ts'

type Step = { form: RefObject<HTMLFormElement | null>; tab: FormTab; open: (tab: FormTab) => void }

/**
 * The way to the tab after this one, if there is one. What is missing on the tab that is left counts from then on. `arrive` is called by
 * every panel when it has been drawn; the one that was gone on to takes the focus at its top.
 */
export function useNextTab({ form, tab, open }: Step) {
  const { touched, setTouched } = useFormikContext<ListingValues>()
  const goingTo = useRef<FormTab | null>(null)
  const next = formTabs[formTabs.findIndex(({ value }) => value === tab) + 1]
  const goOn = () => {
    if (!next) return
    void setTouched(fieldsOn(tab).reduce((all, field) => setIn(all, field, true), touched))
    goingTo.current = next.value
    open(next.value)
  }
  const arrive = (drawn: FormTab) => {
    if (goingTo.current !== drawn) return
    goingTo.current = null
    const panel = form.current?.querySelector(`[data-panel="${drawn}"]`)?.closest<HTMLElement>('[role="tabpanel"]')
    panel?.focus({ preventScroll: true })
    panel?.scrollIntoView({ block: 'start' })
  }
  return { next, goOn, arrive }
}
