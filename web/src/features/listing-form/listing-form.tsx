import type { Listing } from '@storyright/contracts/http'
import { setIn, useFormikContext } from 'formik'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ArrowRight } from '../../ui/icon/icons.ts'
import { Note } from '../../ui/state/note.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import * as S from './listing-form.styles.ts'
import { type FormTab, faultsByTab, fieldsOn, formTabs } from './review/form-tabs.ts'
import { BasicInfo } from './sections/basic-info.tsx'
import { Commercial } from './sections/commercial.tsx'
import { Content } from './sections/content.tsx'
import { Marketing } from './sections/marketing.tsx'
import { Metadata } from './sections/metadata.tsx'
import { Rights } from './sections/rights.tsx'
import type { ListingValues } from './values/form-values.ts'

const panelsOf = (listing: Listing | null): Record<FormTab, ReactNode> => ({
  basic: <BasicInfo />,
  content: <Content />,
  rights: <Rights />,
  commercial: <Commercial />,
  marketing: <Marketing listing={listing} />,
  metadata: <Metadata />,
})

type ListingFormProps = {
  id: string
  /** The listing to edit; null for a new one. */
  listing: Listing | null
  notice: ReactNode
}

/** The six tabs. Faults on a tab that is not open show on its label; after an attempt to save, a summary stands above. */
export function ListingForm({ id, listing, notice }: ListingFormProps) {
  const state = useFormikContext<ListingValues>()
  const { submitCount, isSubmitting, handleSubmit } = state
  const [tab, setTab] = useState<FormTab>('basic')
  const panels = panelsOf(listing)
  const tabs = faultsByTab(state)
  const faulty = tabs.find(({ faults }) => faults > 0)?.value
  const attempt = isSubmitting ? 0 : submitCount
  const { form, arrive } = useLeadToFault({ attempt, faulty, open: setTab })
  const step = useNextTab({ form, tab, open: setTab })
  const drawn = (panel: FormTab) => {
    arrive(panel)
    step.arrive(panel)
  }
  const above = (
    <S.Notices>
      {notice}
      {submitCount > 0 && <FaultSummary tabs={tabs} />}
    </S.Notices>
  )
  return (
    <S.Form ref={form} id={id} aria-label="Listing" onSubmit={handleSubmit} noValidate>
      <Tabs
        label="Listing form"
        value={tab}
        onChange={(value) => setTab(value as FormTab)}
        tabs={tabs.map(({ value, label, faults }) => ({
          value,
          label,
          errors: faults,
          content: (
            <Panel tab={value} onDrawn={drawn}>
              {above}
              {panels[value]}
              {step.next && (
                <S.Onward>
                  <Button onClick={step.goOn}>
                    Next: {step.next.label}
                    <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
                  </Button>
                </S.Onward>
              )}
            </Panel>
          ),
        }))}
      />
    </S.Form>
  )
}

type PanelProps = { tab: FormTab; onDrawn: (tab: FormTab) => void; children: ReactNode }

function Panel({ tab, onDrawn, children }: PanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel is drawn once for every time its tab is opened.
  useEffect(() => onDrawn(tab), [])
  return <div data-panel={tab}>{children}</div>
}

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const listOf = new Intl.ListFormat('en-GB')

/** How much is still to be put right, and where. */
function FaultSummary({ tabs }: { tabs: ReturnType<typeof faultsByTab> }) {
  const faulty = tabs.filter(({ faults }) => faults > 0)
  const total = faulty.reduce((sum, { faults }) => sum + faults, 0)
  if (total === 0) return null
  return (
    <Note tone="bad" role="status">
      <b>{`${numbers[total] ?? total} ${total === 1 ? 'thing' : 'things'} to fix before this can be saved.`}</b>
      <span>{` See ${listOf.format(faulty.map(({ label }) => label))}.`}</span>
    </Note>
  )
}

type Step = { form: RefObject<HTMLFormElement | null>; tab: FormTab; open: (tab: FormTab) => void }

/**
 * The way to the tab after this one, if there is one. What is missing on the tab that is left counts from then on. `arrive` is called by
 * every panel when it has been drawn; the one that was gone on to takes the focus at its top.
 */
function useNextTab({ form, tab, open }: Step) {
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

type Lead = {
  /** Counts finished attempts to save; 0 while one is under way. */
  attempt: number
  faulty: FormTab | undefined
  open: (tab: FormTab) => void
}

/**
 * After an attempt that found faults: opens the first tab that has one. `arrive` is called by every panel when it has
 * been drawn, a little later than its tab was chosen; the panel in question gives its first faulty field the focus.
 */
function useLeadToFault({ attempt, faulty, open }: Lead) {
  const form = useRef<HTMLFormElement>(null)
  const leading = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt, not for every fault that is mended.
  useEffect(() => {
    if (attempt === 0 || !faulty) return
    leading.current = true
    open(faulty)
    arrive(faulty)
  }, [attempt])
  const arrive = (tab: FormTab) => {
    const panel = form.current?.querySelector(`[data-panel="${faulty}"]`)
    if (!leading.current || tab !== faulty || !panel) return
    leading.current = false
    panel.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return { form, arrive }
}
