import { useState } from 'react'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import type { AnalysisTab } from '../blocks/block.ts'
import { BlockView } from '../blocks/block-view.tsx'

type AnalysisTabsProps = { label: string; tabs: readonly AnalysisTab[] }

/** One part of an analysis at a time. */
export function AnalysisTabs({ label, tabs }: AnalysisTabsProps) {
  const [open, setOpen] = useState('overview')
  return (
    <Tabs
      minor
      label={label}
      value={open}
      onChange={setOpen}
      tabs={tabs.map(({ blocks, ...tab }) => ({
        ...tab,
        content: blocks.map((block) => <BlockView key={block.title} block={block} />),
      }))}
    />
  )
}
