import type { Listing } from '@storyright/contracts/http'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ArrowRight } from '../../ui/icon/icons.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import * as S from './listing-form.styles.ts'
import { FaultSummary } from './review/fault-summary.tsx'
import { type FormTab, faultsByTab } from './review/form-tabs.ts'
import { useLeadToFault } from './review/use-lead-to-fault.ts'
import { useNextTab } from './review/use-next-tab.ts'
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
