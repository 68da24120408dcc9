import { longDay } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, type Party, titleOf } from './deal.ts'
import { termsOf } from './terms.ts'

/** Both sides have confirmed it: the option runs on. */
export function extendedLetters(deal: Deal): Correspondence {
  return {
    producer: extended(deal, deal.producer, 'option-extended'),
    agent: extended(deal, deal.agent, 'option-extended-agent'),
  }
}

const extended = (deal: Deal, { firstName, pageUrl }: Party, kind: string): Letter =>
  letter({
    kind,
    subject: `The option on ${titleOf(deal)} is extended`,
    name: firstName,
    paragraphs: [
      `Both sides have confirmed that the option on ${titleOf(deal)} was extended.${deal.offer.optionEndsAt ? ` It now runs until ${longDay(deal.offer.optionEndsAt)}.` : ''}`,
      'The extension is in the annex of the agreement.',
    ],
    tables: [termsOf(deal)],
    action: { label: 'View the agreement', url: pageUrl },
  })
