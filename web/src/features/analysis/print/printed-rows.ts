import { shortMoney } from '../../../entities/money/money.ts'
import type { Block } from '../blocks/block.ts'
import { percent } from '../blocks/in-words.ts'

export type PrintedRow = {
  label: string
  value: string
  path: string
  /** Of 100, to be drawn as a bar. */
  share?: number
}

/** A block as rows of words and figures: on paper there is nothing to press. */
export function printedRows(block: Block): PrintedRow[] {
  switch (block.kind) {
    case 'scores':
    case 'risks':
      return block.figures.map(({ label, note, path, value }) => ({
        label: note ? `${label} (${note})` : label,
        path,
        value: String(Math.round(value)),
        share: value,
      }))
    // It repeats figures of other blocks.
    case 'shape':
      return []
    case 'facts':
      return [...block.figures]
    case 'scenarios': {
      const most = Math.max(...block.figures.map(({ gross }) => gross), 1)
      return block.figures.map(({ label, path, gross, probability }) => ({
        label: `${label}, ${percent(probability)} likely`,
        path,
        value: shortMoney(gross, block.currency),
        share: (gross / most) * 100,
      }))
    }
    case 'gates':
      return block.figures.map(({ label, path, passed }) => ({ label, path, value: passed ? 'Pass' : 'Fail' }))
    case 'films': {
      const path = block.figures[0]?.path ?? ''
      return block.films.map(({ title, year, gross, similarity }) => ({
        label: `${title} (${year})`,
        path,
        value: `${shortMoney(gross, 'USD')} · ${Math.round(similarity)}% similar`,
      }))
    }
    case 'advice': {
      const path = block.figures[0]?.path ?? ''
      return block.items.map((item) => ({ label: item, path, value: '' }))
    }
  }
}
