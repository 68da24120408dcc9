import type { EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import { basisOf, day, dayAndTime, viabilityBands } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { provisionally } from '../../../entities/score/score.ts'
import { paths } from '../../../shared/paths.ts'
import type { AnalysisTab } from '../blocks/block.ts'
import { amountsIn, currencyNames, type ShownCurrency, useCurrency } from '../currency/currency.ts'
import { enhancedTabs } from '../enhanced/enhanced-tabs.ts'
import { type Stated, sourceWords } from '../provenance/basis-words.ts'
import { restsOf } from '../provenance/rests.ts'
import { standardTabs } from '../standard/standard-tabs.ts'
import * as S from './print-sheet.styles.ts'
import { PrintedBlock } from './printed-block.tsx'
import { SheetNotes } from './sheet-notes.tsx'

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
    const place = notes.findIndex(({ from, says }) => from === basis?.from && says === basis.says)
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
      <S.Says>{`${sourceWords(stated)} Analysed ${dayAndTime(stated.analysedAt)}, printed ${day(new Date())}.`}</S.Says>
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
