import { basisOf, type Provenance } from '@storyright/contracts/vocabulary'
import type { Block } from './block.ts'

/** Parts of a tab: what is known of the title, and what every title gets. */
export interface Split {
  known: Block[]
  typical: Block[]
  /** How many values are only typical. */
  count: number
}

/** Takes the values that are only defaults out of lists of facts and scores; charts and other blocks stay whole. */
export function withoutTypical(blocks: readonly Block[], provenance: Provenance): Split {
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
