import { useState } from 'react'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import type { AnalysisTab, Block } from '../blocks/block.ts'
import { BlockView } from '../blocks/block-view.tsx'
import { withoutTypical } from '../blocks/typical-values.ts'
import { useStated } from '../provenance/stated.ts'
import * as S from './analysis-panel.styles.ts'

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
        content: <Blocks blocks={blocks} />,
      }))}
    />
  )
}

/** What is known, and behind one line what every title gets. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { known, typical, count } = withoutTypical(blocks, useStated().provenance)
  return (
    <>
      {known.map((block) => (
        <BlockView key={block.title} block={block} />
      ))}
      {count > 0 && (
        <S.Typical>
          <summary>{`${count} typical ${count === 1 ? 'value' : 'values'}`}</summary>
          <p>These are the same for every listing; nothing here is specific to this title.</p>
          {typical.map((block) => (
            <BlockView key={block.title} block={block} />
          ))}
        </S.Typical>
      )}
    </>
  )
}
