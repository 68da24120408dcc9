import { clausesOf } from './clauses.ts'
import type { Terms } from './terms.ts'
import { dayOf, partyWords } from './wording.ts'

/** One numbered clause; more than one paragraph are numbered within it. */
export interface Clause {
  heading: string
  paragraphs: string[]
}

/** An agreement as it is read and signed. */
export interface AgreementText {
  title: string
  about: string
  date: string
  parties: string[]
  clauses: Clause[]
}

/** The words of an agreement, from its terms alone. */
export const agreementText = (terms: Terms): AgreementText => ({
  title: 'Option agreement',
  about: `“${terms.work.title}” by ${terms.work.author}`,
  date: `Dated ${dayOf(terms.from)}`,
  parties: [
    `${partyWords(terms.producer, 'The producer of the offer')} (the “Producer”);`,
    `${terms.work.author} (the “Author”), represented by the Agency; and`,
    `${partyWords(terms.agent, 'The agent of the listing')} (the “Agency”), signing for the Author as the Author’s agent.`,
  ],
  clauses: clausesOf(terms),
})

/** The text that both sign, as the plain text that its fingerprint is taken of. */
export function plainTextOf({ title, about, date, parties, clauses }: AgreementText): string {
  const blocks = [
    [title, about, date].join('\n'),
    'Parties',
    ...parties.map((party, index) => `(${index + 1}) ${party}`),
    ...clauses.flatMap(({ heading, paragraphs }, index) => [
      `${index + 1}. ${heading}`,
      ...paragraphs.map((paragraph, place) => `${numberOf(index, place, paragraphs.length)} ${paragraph}`.trim()),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The number of a paragraph in its clause; none for the only one. */
export const numberOf = (clause: number, place: number, paragraphs: number): string =>
  paragraphs > 1 ? `${clause + 1}.${place + 1}` : ''
