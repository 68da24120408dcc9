import type { Link, Quote, Table } from '../../mail/letters/draft.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Deal, writerOf } from './deal.ts'
import { termsOf } from './terms.ts'
import { moment, money } from './words.ts'

export const binding = 'Nothing is agreed before the offer is accepted.'

/** The round that an event is about. */
export function roundOf({ offer: { negotiation } }: Deal) {
  if (!negotiation) throw new Error('an event about a round says which')
  return negotiation
}

/** Where both sides negotiate. */
export const room = ({ roomUrl }: Deal, label = 'See the offer'): Link => ({ label, url: roomUrl })

/** The first line of what the round’s author wrote. The producer learns the agent’s name with the acceptance. */
export function messageOf(deal: Deal): { quote?: Quote } {
  const { by, message } = roundOf(deal)
  if (!message) return {}
  const writer = by === 'producer' ? writerOf(deal.producer, 'producer') : 'The agent'
  return { quote: { by: writer, words: oneLine(message) } }
}

/** What is proposed, beside what stands. */
export function proposedIn(deal: Deal): Table {
  const { offerPrice, optionPeriod, expiresAt } = roundOf(deal)
  const { caption: _, rows } = termsOf(deal)
  const proposed = new Map([
    ['Option fee', money(offerPrice)],
    ['Option period', `${optionPeriod} months`],
  ])
  const terms = rows.flatMap(([name, value]): Table['rows'] => {
    const now = proposed.get(name)
    return now ? [[name, `${now} (your offer: ${value})`]] : name.startsWith('Rights') ? [] : [[name, value]]
  })
  return { caption: 'The counter-offer', rows: [...terms, ...(expiresAt ? [open(expiresAt)] : [])] }
}

const open = (at: string): [string, string] => ['Open until', moment(at)]
