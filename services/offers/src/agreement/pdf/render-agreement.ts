import { company, type OfferSide, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { drawPaper, type Paper } from '@storyright/paper'
import { numbered, plainTextOf, type Written } from '../text/agreement-text.ts'
import { onOneLineEach, type Terms } from '../text/terms.ts'
import { inOneLine } from '../text/typed-words.ts'
import { minuteOf, partyWords, secondOf } from '../text/wording.ts'

export interface Signature {
  name: string
  at: Date
}

export interface Signed extends Written {
  textHash: string
  writtenAt: Date
  producer: Signature | null
  agent: Signature | null
}

/** What comes after the signatures. */
interface After {
  annex: AnnexEntry[]
  /** The file as both signed it. */
  signedFile: Buffer | null
}

/** The agreement as a PDF, with the signatures that it has. The same agreement gives the same bytes. */
export async function renderAgreement(agreement: Signed, after?: After): Promise<Buffer> {
  const { text, textHash, writtenAt, producer, agent } = agreement
  const latest = [writtenAt, producer?.at, agent?.at, after?.annex.at(-1)?.confirmedAt].filter(
    (time) => time !== undefined,
  )
  const at = new Date(Math.max(...latest.map((time) => time.getTime())))
  const about = {
    title: `${text.title}: ${text.about}`,
    subject: `SHA-256 ${textHash}`,
    at,
    foot: `${text.title} · ${text.about}`,
  }
  return drawPaper(about, (paper) => {
    writeTitle(paper, agreement)
    writeClauses(paper, agreement)
    writeSignatures(paper, agreement)
    if (after) writeAnnex(paper, onOneLineEach(agreement.terms), after.annex)
    paper.attach('agreement.txt', plainTextOf(text), 'The exact text that both parties sign')
    if (after?.signedFile)
      paper.attach('signed-agreement.pdf', after.signedFile, 'The agreement as both parties signed it')
  })
}

function writeTitle(paper: Paper, { text }: Signed): void {
  paper.text('P', company.name.replace(/ Ltd$/, '').toUpperCase(), {
    face: 'bold',
    size: 9,
    tone: 'accent',
    spacing: 2,
    after: 18,
  })
  paper.text('H1', text.title, { face: 'bold', size: 28, after: 4 })
  paper.text('P', text.about, { face: 'italic', size: 15, after: 8 })
  paper.text('P', text.date, { tone: 'quiet', after: 14 })
  paper.rule(16)
  paper.text('H2', 'Parties', { face: 'bold', size: 12.5 })
  for (const [index, party] of text.parties.entries()) paper.text('P', party, { number: `(${index + 1})` })
}

function writeClauses(paper: Paper, { text }: Signed): void {
  for (const [index, clause] of text.clauses.entries()) {
    paper.keep(90) // a heading does not stay alone at the foot of a page
    paper.text('H2', clause.heading, { face: 'bold', size: 12.5, number: `${index + 1}.` })
    for (const [number, paragraph] of numbered(clause, index)) {
      if (typeof paragraph === 'string') paper.text('P', paragraph, { number })
      else for (const line of paragraph.quoted) paper.text('P', line, { face: 'italic', steps: 2 })
    }
  }
}

function writeSignatures(paper: Paper, { terms: typed, textHash, producer, agent }: Signed): void {
  const terms = onOneLineEach(typed)
  paper.nextPage()
  paper.text('H2', 'Signatures', { face: 'bold', size: 17, after: 10 })
  paper.text(
    'P',
    'Each side signs by typing its name in its own account on Storyright. Both sign the text on the pages before, which is attached to this document as agreement.txt. The SHA-256 fingerprint of that text is:',
  )
  paper.text('P', textHash, { size: 9.5, after: 22 })
  writeSignature(paper, `For the Producer, ${partyWords(terms.producer, 'the producer of the offer')}`, producer)
  writeSignature(
    paper,
    `For the Author, ${terms.work.author}, by ${partyWords(terms.agent, 'the agent of the listing')}`,
    agent,
  )
  paper.text('P', `Storyright offer ${terms.offerId}`, { size: 9, tone: 'quiet' })
}

function writeSignature(paper: Paper, whose: string, signature: Signature | null): void {
  paper.keep(110)
  paper.text('P', whose, { face: 'bold', after: 14 })
  if (signature) paper.text('P', inOneLine(signature.name), { face: 'italic', size: 20, after: 4 })
  else paper.text('P', 'Not signed yet', { tone: 'quiet', size: 15, after: 4 })
  paper.rule(6)
  const when = signature ? `Signed electronically on ${secondOf(signature.at)}` : 'Signature'
  paper.text('P', when, { size: 9, tone: 'quiet', after: 26 })
}

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
function writeAnnex(paper: Paper, terms: Terms, annex: AnnexEntry[]): void {
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
