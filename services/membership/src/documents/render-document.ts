import { company } from '@storyright/contracts/vocabulary'
import { type Column, openPaper, type Paper } from '@storyright/paper'
import type { Document, Member } from '../generated/client.ts'
import { amountOn, documentWords, type IssuedDocument, isCreditNote } from './document.ts'

interface About {
  /** The invoice of the same payment, which a credit note names. */
  invoice: Pick<Document, 'number' | 'issuedAt'> | null
  member: Pick<Member, 'firstName' | 'lastName' | 'companyName' | 'isClosed'>
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** With the minus sign of the typeface instead of a hyphen. */
const money = (amount: number) => pounds.format(amount).replace('-', '−')

const columns: Column[] = [
  { heading: 'Description', share: 0.5 },
  { heading: 'Net', share: 0.14, align: 'right' },
  { heading: 'VAT rate', share: 0.1, align: 'right' },
  { heading: 'VAT', share: 0.12, align: 'right' },
  { heading: 'Gross', share: 0.14, align: 'right' },
]

/** The same document gives the same bytes. */
export async function renderDocument(document: IssuedDocument, about: About): Promise<Buffer> {
  const title = `${titleOf(document)} ${document.number}`
  const paper = await openPaper({ title, subject: company.name, at: document.issuedAt })
  writeHead(paper, document, about)
  writeParties(paper, document, about)
  writeAmounts(paper, document)
  writeEnd(paper, document, about)
  return paper.finish(`${company.name} · ${title}`)
}

const titleOf = ({ kind }: Document) => documentWords[kind as keyof typeof documentWords]

function writeHead(paper: Paper, document: IssuedDocument, { invoice }: About): void {
  paper.text('P', company.name.replace(/ Ltd$/, '').toUpperCase(), {
    face: 'bold',
    size: 9,
    tone: 'accent',
    spacing: 2,
    after: 18,
  })
  paper.text('H1', titleOf(document), { face: 'bold', size: 28, after: 4 })
  paper.text('P', document.number, { face: 'italic', size: 15, after: 8 })
  paper.text('P', `Tax point ${days.format(document.issuedAt)}`, { tone: 'quiet', after: 4 })
  if (isCreditNote(document) && invoice)
    paper.text('P', `For invoice ${invoice.number} of ${days.format(invoice.issuedAt)}`, { tone: 'quiet', after: 4 })
  paper.gap(10)
  paper.rule(20)
}

function writeParties(paper: Paper, document: IssuedDocument, { member }: About): void {
  const seller = [company.name, ...company.address.split(', '), company.email, `VAT number ${company.vatNumber}`]
  paper.beside(
    () => writeBlock(paper, 'Seller', seller),
    () => writeBlock(paper, 'Customer', customerOf(document, member)),
  )
  paper.gap(24)
}

function customerOf({ customerName, customerCompany }: IssuedDocument, member: About['member']): string[] {
  if (member.isClosed) return ['Name removed with the account']
  // A payment may have been quicker than identity's news of its member: then the name was not known yet.
  const [firm, name] = customerName
    ? [customerCompany, customerName]
    : [member.companyName, `${member.firstName} ${member.lastName}`.trim()]
  const known = [firm, name].filter((line): line is string => Boolean(line))
  return known.length > 0 ? known : ['Storyright member']
}

function writeBlock(paper: Paper, heading: string, lines: string[]): void {
  paper.text('H2', heading, { size: 8.5, tone: 'quiet', after: 3 })
  for (const [index, line] of lines.entries())
    paper.text('P', line, { face: index === 0 ? 'bold' : 'regular', after: 1 })
}

function writeAmounts(paper: Paper, document: IssuedDocument): void {
  const { net, vat, gross } = amountOn(document)
  const { vatPercent, periodStart, periodEnd } = document.payment
  const what = `Storyright Premium, one year\n${days.format(periodStart)} to ${days.format(periodEnd)}`
  const total = isCreditNote(document) ? 'Total refunded' : 'Total paid'
  paper.table(columns, [
    { cells: [what, money(net), `${vatPercent}%`, money(vat), money(gross)], face: 'regular' },
    { cells: [total, money(net), '', money(vat), money(gross)], face: 'bold' },
  ])
}

function writeEnd(paper: Paper, document: IssuedDocument, { invoice }: About): void {
  const { paidAt, refundedAt } = document.payment
  const on = (at: Date | null) => days.format(at ?? document.issuedAt)
  paper.gap(12)
  const said = isCreditNote(document)
    ? `The whole of invoice ${invoice?.number ?? ''} was refunded to the card on ${on(refundedAt)}.`
    : `Paid by card on ${on(paidAt)}.`
  paper.text('P', said)
  paper.text('P', 'Amounts are in pounds sterling, dates in UTC.', { size: 8.5, tone: 'quiet' })
}
