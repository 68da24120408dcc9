import type { Currency } from '../../../entities/money/money.ts'
import type { Placed } from '../provenance/rests-on.tsx'

export type ScoreFigure = Placed & { value: number; note?: string }
export type FactFigure = Placed & { value: string; isLoss?: boolean }
export type Scenario = Placed & { gross: number; probability: number }
export type Gate = Placed & { passed: boolean }
export type Film = {
  title: string
  year: number
  /** In US dollars. */
  gross: number
  similarity: number
  why?: string
  multiple?: number | null
}

/** A part of an analysis as it is read, on the screen and on paper: what it shows, and where each figure stands. */
export type Block = { title: string; lead?: string } & (
  | { kind: 'scores'; figures: readonly ScoreFigure[] }
  | { kind: 'shape'; figures: readonly ScoreFigure[] }
  | { kind: 'risks'; figures: readonly ScoreFigure[] }
  | { kind: 'facts'; figures: readonly FactFigure[] }
  | { kind: 'scenarios'; figures: readonly Scenario[]; currency: Currency; breakEven?: number }
  | { kind: 'gates'; figures: readonly Gate[] }
  | { kind: 'films'; figures: readonly Placed[]; films: readonly Film[] }
  | { kind: 'advice'; figures: readonly Placed[]; items: readonly string[] }
)
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export type AnalysisTab = { value: string; label: string; count?: string; blocks: readonly Block[] }
