import { membershipCalls as calls } from '@storyright/contracts/http'
import { company, longDay, poundsAndPence, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders } from '@storyright/object-store'
import { type Column, drawPaper, type Paper } from '@storyright/paper'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Document, Member } from '../generated/client.ts'
import {
  amountOn,
  creditedBy,
  documentWords,
  type IssuedDocument,
  invoiceOf,
  isCreditNote,
  withPayment,
} from './document.ts'
import { documentsOf } from './document.views.ts'

export function documentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  serve(app, calls.invoices, async ({ viewer }) => (await documentsOf(deps.db, viewer.id)).map(invoiceOf))

  app.get(calls.invoicePdf.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(calls.invoicePdf, viewer)
    const { data: params } = calls.invoicePdf.params.safeParse(request.params)
    if (!params) throw refusals.notFound()
    const { headers, content } = await readDocument(deps, { viewer: viewer!, id: params.id })
    return reply.headers(headers).send(content)
  })
}

/** An invoice or credit note as PDF, for its member and administrators; to everybody else there is none. */
async function readDocument({ db }: Pick<Deps, 'db'>, { viewer, id }: { viewer: Viewer; id: string }) {
  const document = await db.document.findUnique({ where: { id }, include: withPayment })
  if (!document || (viewer.role !== 'admin' && document.personId !== viewer.id)) throw refusals.notFound()
  const member = await db.member.findUniqueOrThrow({ where: { personId: document.personId } })
  const content = await renderDocument(document, member)
  const file = { name: `${document.number}.pdf`, kind: 'pdf', size: content.length } as const
  return { headers: attachmentHeaders(file), content }
}

type Customer = Pick<Member, 'firstName' | 'lastName' | 'companyName' | 'isClosed'>

const columns: Column[] = [
  { heading: 'Description', share: 0.5 },
  { heading: 'Net', share: 0.14, align: 'right' },
  { heading: 'VAT rate', share: 0.1, align: 'right' },
  { heading: 'VAT', share: 0.12, align: 'right' },
  { heading: 'Gross', share: 0.14, align: 'right' },
]

/** The same document gives the same bytes. */
async function renderDocument(document: IssuedDocument, member: Customer): Promise<Buffer> {
  const title = `${titleOf(document)} ${document.number}`
  const about = { title, subject: company.name, at: document.issuedAt, foot: `${company.name} · ${title}` }
  return drawPaper(about, (paper) => {
    writeHead(paper, document)
    writeParties(paper, document, member)
    writeAmounts(paper, document)
    writeEnd(paper, document)
  })
}

const titleOf = ({ kind }: Document) => documentWords[kind as keyof typeof documentWords]

function writeHead(paper: Paper, document: IssuedDocument): void {
  const invoice = creditedBy(document)
  paper.text('P', company.name.replace(/ Ltd$/, '').toUpperCase(), {
    face: 'bold',
    size: 9,
    tone: 'accent',
    spacing: 2,
    after: 18,
  })
  paper.text('H1', titleOf(document), { face: 'bold', size: 28, after: 4 })
  paper.text('P', document.number, { face: 'italic', size: 15, after: 8 })
  paper.text('P', `Tax point ${longDay(document.issuedAt)}`, { tone: 'quiet', after: 4 })
  if (invoice)
    paper.text('P', `For invoice ${invoice.number} of ${longDay(invoice.issuedAt)}`, { tone: 'quiet', after: 4 })
  paper.gap(10)
  paper.rule(20)
}

function writeParties(paper: Paper, document: IssuedDocument, member: Customer): void {
  const seller = [company.name, ...company.address.split(', '), company.email, `VAT number ${company.vatNumber}`]
  paper.beside(
    () => writeBlock(paper, 'Seller', seller),
    () => writeBlock(paper, 'Customer', customerOf(document, member)),
  )
  paper.gap(24)
}

function customerOf({ customerName, customerCompany }: IssuedDocument, member: Customer): string[] {
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
  const amount = amountOn(document)
  const net = poundsAndPence(amount.net)
  const vat = poundsAndPence(amount.vat)
  const gross = poundsAndPence(amount.gross)
  const { vatPercent, periodStart, periodEnd } = document.payment
  const what = `Storyright Premium, one year\n${longDay(periodStart)} to ${longDay(periodEnd)}`
  const total = isCreditNote(document) ? 'Total refunded' : 'Total paid'
  paper.table(columns, [
    { cells: [what, net, `${vatPercent}%`, vat, gross], face: 'regular' },
    { cells: [total, net, '', vat, gross], face: 'bold' },
  ])
}

/** `The whole`, or `£20.00`. */
const refundedPart = (document: IssuedDocument): string =>
  document.grossPence === null ? 'The whole' : poundsAndPence(document.grossPence / 100)

function writeEnd(paper: Paper, document: IssuedDocument): void {
  const { paidAt, refundedAt } = document.payment
  const on = (at: Date | null) => longDay(at ?? document.issuedAt)
  paper.gap(12)
  const title = isCreditNote(document)
    ? `${refundedPart(document)} of invoice ${creditedBy(document)?.number ?? ''} was refunded to the card on ${on(document.grossPence === null ? refundedAt : null)}.`
    : `Paid by card on ${on(paidAt)}.`
  paper.text('P', title)
  paper.text('P', 'Amounts are in pounds sterling, dates those of London.', { size: 8.5, tone: 'quiet' })
}
