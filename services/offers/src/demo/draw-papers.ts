import { buffer } from 'node:stream/consumers'
import type { DemoAccount, DemoListing } from '@storyright/demo'

interface Slide {
  heading: string
  lines: string[]
}

const INK = '#1f1a17'
const ACCENT = '#6e1f2b'

/** A proposal deck as a producer would send one. */
export const drawDeck = (
  { form }: DemoListing,
  { companyName, firstName, lastName, whatAreYouLookingFor }: DemoAccount,
) =>
  draw(
    [960, 540],
    [
      { heading: form.title, lines: [`by ${form.author}`, '', `A proposal by ${companyName}`] },
      { heading: 'The story', lines: [form.logline ?? '', '', `Why now: ${form.themes.join(', ').toLowerCase()}.`] },
      {
        heading: 'Who we are',
        lines: [`${companyName}, represented by ${firstName} ${lastName}.`, '', whatAreYouLookingFor ?? ''],
      },
      {
        heading: 'The plan',
        lines: ['Script and writer attached within nine months.', 'Finance closed by the end of the option period.'],
      },
    ],
  )

/** What one side sends the other when an option is extended or exercised. */
export const drawNotice = (kind: 'extension' | 'exercise', { form }: DemoListing, { companyName }: DemoAccount) =>
  draw(
    [595, 842],
    [
      {
        heading: kind === 'extension' ? 'Notice of extension' : 'Notice of exercise',
        lines: [
          `“${form.title}” by ${form.author}`,
          '',
          kind === 'extension'
            ? `${companyName} extends its option by the further period that the agreement allows. The further fee has been paid.`
            : `${companyName} exercises its option. The purchase price has been paid as agreed.`,
        ],
      },
    ],
  )

async function draw(size: [number, number], pages: Slide[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ size, margin: 72, font: 'Helvetica', info: { Title: pages[0]!.heading } })
  for (const [index, { heading, lines }] of pages.entries()) {
    if (index > 0) doc.addPage()
    doc.font('Helvetica-Bold').fontSize(34).fillColor(ACCENT).text(heading).moveDown(0.6)
    doc.font('Helvetica').fontSize(18).fillColor(INK)
    for (const line of lines) doc.text(line || ' ', { lineGap: 6 })
  }
  doc.end()
  return buffer(doc)
}
