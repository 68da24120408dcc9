import { basisOf, type Provenance } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import type { AnalysisTab, Block } from '../blocks/block.ts'
import { BlockView } from '../blocks/block-view.tsx'
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

/** Parts of a tab: what is known of the title, and what every title gets. */
interface Split {
  known: Block[]
  typical: Block[]
  /** How many values are only typical. */
  count: number
}

/** Takes the values that are only defaults out of lists of facts and scores; charts and other blocks stay whole. */
function withoutTypical(blocks: readonly Block[], provenance: Provenance): Split {
  const isTypical = ({ path }: { path: string }) => basisOf(provenance, path)?.from === 'default'
  const split: Split = { known: [], typical: [], count: 0 }
  for (const block of blocks) {
    if (block.kind !== 'facts' && block.kind !== 'scores') {
      split.known.push(block)
      continue
    }
    const figures: readonly { path: string }[] = block.figures
    const typical = figures.filter(isTypical)
    split.count += typical.length
    if (typical.length < figures.length) split.known.push(withFigures(block, (figure) => !isTypical(figure)))
    if (typical.length > 0) split.typical.push(withFigures(block, isTypical))
  }
  return split
}

function withFigures(
  block: Extract<Block, { kind: 'facts' | 'scores' }>,
  keep: (figure: { path: string }) => boolean,
): Block {
  return block.kind === 'facts'
    ? { ...block, figures: block.figures.filter(keep) }
    : { ...block, figures: block.figures.filter(keep) }
}
