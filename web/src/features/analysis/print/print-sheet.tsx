import type { EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import { basisOf, day, dayAndTime, viabilityBands } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { shortMoney } from '../../../entities/money/money.ts'
import { provisionally } from '../../../entities/score/score.ts'
import { paths } from '../../../shared/paths.ts'
import type { AnalysisTab, Block } from '../blocks/block.ts'
import { percent } from '../blocks/in-words.ts'
import { amountsIn, currencyNames, type ShownCurrency, useCurrency } from '../currency/currency.ts'
import { enhancedTabs } from '../enhanced/enhanced-tabs.ts'
import { basisWords, type Stated, sourceWords } from '../provenance/basis-words.ts'
import { type Rest, restsOf } from '../provenance/rests.ts'
import { standardTabs } from '../standard/standard-tabs.ts'
import * as S from './print-sheet.styles.ts'

type Printed = {
  name: string
  score: number
  tier: string
  tabs: AnalysisTab[]
  stated: Stated
}
type PrintSheetProps = {
  listing: { id: string; title: string; author: string }
  standard?: StandardAnalysis | undefined
  enhanced?: EnhancedAnalysis | undefined
  onDone: () => void
}

/** The whole analysis on paper, every tab of it, with what each figure rests on as numbered notes. Opens the browser's print. */
export function PrintSheet({ listing, standard, enhanced, onDone }: PrintSheetProps) {
  useEffect(() => {
    // Some browsers return from it before anything is printed, so only their own event says that it is over.
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const currency = useCurrency()
  const printed = standard ? ofStandard(standard, currency) : enhanced && ofEnhanced(enhanced, currency)
  if (!printed) return null
  const { name, score, tier, tabs, stated } = printed
  const blocks = tabs.flatMap((tab) => tab.blocks)
  const notes = restsOf(
    blocks.flatMap(({ figures }) => figures),
    stated,
  )
  const noteOf = (path: string) => {
    const basis = basisOf(stated.provenance, path)
    const place = notes.findIndex(({ from, says: text }) => from === basis?.from && text === basis.says)
    return { number: place + 1, isDefault: basis?.from === 'default' }
  }
  return createPortal(
    <S.Sheet data-sheet aria-hidden="true">
      <S.OnPaper />
      <S.Head>
        <div>
          <p>{`Storyright · ${name}`}</p>
          <h1>{listing.title}</h1>
          <p>{`by ${listing.author}`}</p>
        </div>
        <div>
          <b>{score}</b>
          <p>Commercial Viability Score</p>
          <p>{tier}</p>
        </div>
      </S.Head>
      <S.Lead>{`${sourceWords(stated)} Analysed ${dayAndTime(stated.analysedAt)}, printed ${day(new Date())}.`}</S.Lead>
      <S.Blocks>
        {tabs.flatMap(({ value, blocks: own }) =>
          own.map((block) => <PrintedBlock key={value + block.title} block={block} noteOf={noteOf} />),
        )}
      </S.Blocks>
      <SheetNotes notes={notes} model={stated.model} address={`${window.location.origin}${paths.howWeScore}`} />
    </S.Sheet>,
    document.body,
  )
}

const ofStandard = (analysis: StandardAnalysis, currency: ShownCurrency): Printed => ({
  name: `Standard Commercial Analysis, amounts in ${currencyNames[currency]}`,
  score: analysis.viabilityScore,
  tier: provisionally(viabilityBands[analysis.tier].label, analysis.isProvisional),
  tabs: standardTabs(analysis, amountsIn(currency, 'GBP', analysis.exchange)),
  stated: analysis,
})
const ofEnhanced = (analysis: EnhancedAnalysis, currency: ShownCurrency): Printed => ({
  name: `Enhanced Analysis, amounts in ${currencyNames[currency]}`,
  score: analysis.viabilityScore,
  tier: provisionally(analysis.tier, analysis.isProvisional),
  tabs: enhancedTabs(analysis, amountsIn(currency, 'USD', analysis.exchange)),
  stated: analysis,
})

type SheetNotesProps = { notes: readonly Rest[]; model: Stated['model']; address: string }

/** What the figures rest on, by number. */
function SheetNotes({ notes, model, address }: SheetNotesProps) {
  return (
    <S.Notes>
      <h2>What the figures rest on</h2>
      <ol>
        {notes.map(({ from, says: text }, place) => (
          <li key={from + text}>
            <span>{place + 1}</span>
            <span>{`${basisWords(from, model)}: ${text}`}</span>
          </li>
        ))}
      </ol>
      <p>{`An estimate from the data on the listing, not advice and no promise. How each figure comes about, and how well the scores did on films that were made: ${address}`}</p>
    </S.Notes>
  )
}

type PrintedBlockProps = { block: Block; noteOf: (path: string) => { number: number; isDefault: boolean } }

/** A block on paper; each figure has the number of its note, and a default says so. */
function PrintedBlock({ block, noteOf }: PrintedBlockProps) {
  const rows = printedRows(block)
  if (rows.length === 0) return null
  return (
    <S.Block>
      <h2>{block.title}</h2>
      <ul>
        {rows.map(({ label, value, path, share }) => {
          const { number, isDefault } = noteOf(path)
          return (
            <li key={label}>
              <span>
                <span>{`${label} `}</span>
                {value === '' && <sup>{number || ''}</sup>}
              </span>
              {value !== '' && (
                <span>
                  <span>{`${value} `}</span>
                  {isDefault && <em>default </em>}
                  <sup>{number || ''}</sup>
                </span>
              )}
              {share !== undefined && <i style={{ '--share': `${share}%` } as Record<string, string>} />}
            </li>
          )
        })}
      </ul>
    </S.Block>
  )
}

type PrintedRow = {
  label: string
  value: string
  path: string
  /** Of 100, to be drawn as a bar. */
  share?: number
}

/** A block as rows of words and figures: on paper there is nothing to press. */
function printedRows(block: Block): PrintedRow[] {
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
