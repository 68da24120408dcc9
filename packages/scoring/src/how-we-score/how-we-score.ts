import { confidenceTables } from './confidence-tables.ts'
import { dimensionTables } from './dimension-tables.ts'
import { moneyTables } from './money-tables.ts'
import type { ScoreTable } from './score-table.ts'
import { viabilityTables } from './viability-tables.ts'
import { wordTables } from './word-tables.ts'

/** Everything that the page "How we score" shows, in its order: page and code cannot differ. */
export const howWeScore: readonly { title: string; tables: readonly ScoreTable[] }[] = [
  { title: 'Viability', tables: viabilityTables },
  { title: 'Dimensions and the model', tables: dimensionTables },
  { title: 'Money', tables: moneyTables },
  { title: 'Confidence, gates and defaults', tables: confidenceTables },
  { title: 'Words', tables: wordTables },
]
