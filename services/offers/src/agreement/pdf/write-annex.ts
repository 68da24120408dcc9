import type { OfferSide, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import type { Paper } from '@storyright/paper'
import type { Terms } from '../text/terms.ts'
import { inOneLine } from '../text/typed-words.ts'
import { minuteOf, partyWords, secondOf } from '../text/wording.ts'

/** What happened with the option after the agreement was made, as both sides say. */
export interface AnnexEntry {
  kind: OptionNoticeKind
  by: OfferSide
  at: Date
  confirmedAt: Date
  /** Where an extension moved the option's end to. */
  endsAt: Date | null
  documentName: string
  /** SHA-256 as hexadecimal digits; `null` when the file is gone. */
  documentHash: string | null
}

const headings = {
  extension: 'Extension of the option period',
  exercise: 'Exercise of the option',
  reversion: 'Reversion of the rights',
} as const

/** What both sides say became of the option, on pages of its own after the signatures. */
export function writeAnnex(paper: Paper, terms: Terms, annex: AnnexEntry[]): void {
  paper.nextPage()
  paper.text('H2', 'Annex', { face: 'bold', size: 17, after: 10 })
  paper.text(
    'P',
    'After the agreement was made, one side recorded on Storyright what follows, and the other confirmed it. It is no part of the text that both sign.',
    { after: 14 },
  )
  for (const [index, entry] of annex.entries()) writeEntry(paper, terms, entry, `${index + 1}.`)
}

function writeEntry(paper: Paper, terms: Terms, entry: AnnexEntry, number: string): void {
  const [giver, other] = entry.by === 'producer' ? (['producer', 'agent'] as const) : (['agent', 'producer'] as const)
  paper.keep(110)
  paper.text('H2', headings[entry.kind], { face: 'bold', size: 12.5, number })
  const lines = [
    `${sideWords(terms, giver)} recorded on ${secondOf(entry.at)} that ${whatHappened(entry)}.`,
    `${sideWords(terms, other)} confirmed it on ${secondOf(entry.confirmedAt)}.`,
    `The document that was recorded with it: “${inOneLine(entry.documentName)}”. Its SHA-256 fingerprint:`,
  ]
  for (const line of lines) paper.text('P', line, { number: '' })
  paper.text('P', entry.documentHash ?? 'not available', { number: '', size: 9.5, after: 16 })
}

function whatHappened({ kind, endsAt }: AnnexEntry): string {
  if (kind === 'reversion') return 'the Rights went back to the Author'
  return endsAt ? `the option was extended and ends on ${minuteOf(endsAt.toISOString())}` : 'the option was exercised'
}

const sideWords = (terms: Terms, side: OfferSide): string =>
  side === 'producer'
    ? `The Producer, ${partyWords(terms.producer, 'the producer of the offer')},`
    : `The Agency, ${partyWords(terms.agent, 'the agent of the listing')},`
