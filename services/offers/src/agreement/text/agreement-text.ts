import { clausesOf } from './clauses.ts'
import { onOneLineEach, type Terms } from './terms.ts'
import { dayOf, partyWords } from './wording.ts'

/** What somebody typed, one line after the other, each in quotation marks. */
interface Quotation {
  quoted: string[]
}
type Paragraph = string | Quotation

/** One numbered clause; more than one paragraph are numbered within it, and what is quoted belongs to the one before. */
export interface Clause {
  heading: string
  paragraphs: Paragraph[]
}

/** An agreement as it is read and signed. */
export interface AgreementText {
  title: string
  about: string
  date: string
  parties: string[]
  clauses: Clause[]
}

/** What is kept of an agreement: later ones may be worded otherwise, so its words are kept beside its terms. */
export interface Written {
  terms: Terms
  text: AgreementText
}

/** The words of an agreement, from its terms alone. */
export function agreementText(typed: Terms): AgreementText {
  const terms = onOneLineEach(typed)
  return {
    title: 'Option agreement',
    about: `“${terms.work.title}” by ${terms.work.author}`,
    date: `Dated ${dayOf(terms.from)}`,
    parties: [
      `${partyWords(terms.producer, 'The producer of the offer')} (the “Producer”);`,
      `${terms.work.author} (the “Author”), represented by the Agency; and`,
      `${partyWords(terms.agent, 'The agent of the listing')} (the “Agency”), signing for the Author as the Author’s agent.`,
    ],
    clauses: clausesOf(terms),
  }
}

/** The text that both sign, as the plain text that its fingerprint is taken of. */
export function plainTextOf({ title, about, date, parties, clauses }: AgreementText): string {
  const blocks = [
    [title, about, date].join('\n'),
    'Parties',
    ...parties.map((party, index) => `(${index + 1}) ${party}`),
    ...clauses.flatMap((clause, index) => [
      `${index + 1}. ${clause.heading}`,
      ...numbered(clause, index).map(([number, paragraph]) =>
        typeof paragraph === 'string' ? `${number} ${paragraph}`.trim() : indented(paragraph),
      ),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const indented = ({ quoted }: Quotation): string => quoted.map((line) => `      ${line}`).join('\n')

/** The paragraphs of a clause with their numbers in it: none for the only one, none for what is quoted. */
export function numbered({ paragraphs }: Clause, clause: number): [string, Paragraph][] {
  const isOnly = paragraphs.filter((paragraph) => typeof paragraph === 'string').length === 1
  let place = 0
  return paragraphs.map((paragraph) => [
    isOnly || typeof paragraph !== 'string' ? '' : `${clause + 1}.${++place}`,
    paragraph,
  ])
}
