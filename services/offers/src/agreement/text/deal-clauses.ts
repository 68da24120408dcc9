import { type Deal, extensionOf, type ReservedRight } from '@storyright/contracts/vocabulary'
import type { Clause } from './agreement-text.ts'
import type { Terms } from './terms.ts'
import { quotedLines } from './typed-words.ts'
import { listOf, money } from './wording.ts'

/** What an offer's own terms put in an agreement: nothing for a field that was left out. */

type Agreed = Pick<Terms, 'deal' | 'rightsRequested'>

/** How often the period is extended, by how much and for what. */
export function extension(deal: Deal, offered: { fee: number; months: number }): string {
  const { times, months, fee, creditable } = extensionOf(deal, offered)
  if (times === 0) return 'The period cannot be extended.'
  const isOnce = times === 1
  const how = isOnce ? `once, by a further ${months} months` : `twice, each time by a further ${months} months`
  const ends = isOnce ? 'before the first period ends' : 'before the period that runs then ends'
  if (fee === 0)
    return `The Producer may extend it ${how} on the same terms and without a further payment, with written notice to the Agency ${ends}.`
  const payment = `payment of a further ${money(fee)}${isOnce ? '' : ' each time'}`
  const what = isOnce ? 'That further payment' : 'Each further payment'
  const onAccount = creditable
    ? `If the option is exercised, ${what.toLowerCase()} counts on account of the purchase price.`
    : `${what} is not on account of the purchase price.`
  return `The Producer may extend it ${how} on the same terms, with written notice to the Agency and ${payment}, both ${ends}. ${onAccount}`
}

export function thePrice({ deal }: Agreed): Clause | null {
  if (!deal?.price) return null
  const { price } = deal
  const heading = 'The purchase price'
  if (price.kind === 'fixed')
    return { heading, paragraphs: [`The purchase price of the Rights is ${money(price.amount)}.`] }
  const { percent, floor, ceiling } = price
  const bounds = [
    floor !== null && `not less than ${money(floor)}`,
    ceiling !== null && `not more than ${money(ceiling)}`,
  ]
  const within = bounds.filter((bound) => bound !== false).join(' and ')
  return {
    heading,
    paragraphs: [
      `The purchase price of the Rights is ${percent}% of the Budget${within && `, but ${within}`}. It is reckoned in whole pounds, and half a pound is rounded up.`,
      'The “Budget” is the certified final budget of the first production made under the Rights, without financing costs, the completion bond, contingency and overheads.',
    ],
  }
}

/** What is paid beside the price: for episodes, of net profits, for what comes after the first production. */
export const furtherMoney = ({ deal = {} }: Agreed): Clause[] =>
  [episodes(deal), profits(deal), passivePayments(deal)].filter((clause) => clause !== null)

function episodes({ episode }: Deal): Clause | null {
  if (!episode) return null
  const { to30, to60, over60 } = episode
  const fees = [
    to30 !== null && `${money(to30)} for an episode of up to 30 minutes`,
    to60 !== null && `${money(to60)} for an episode of more than 30 and up to 60 minutes`,
    over60 !== null && `${money(over60)} for an episode of more than 60 minutes`,
  ].filter((fee) => fee !== false)
  return {
    heading: 'Episodes',
    paragraphs: [`For each episode of a series made under the Rights the Producer pays the Author ${listOf(fees)}.`],
  }
}

function profits({ profits: share }: Deal): Clause | null {
  if (share === undefined) return null
  return {
    heading: 'Net profits',
    paragraphs: [
      share === 0
        ? 'The Author takes no part of the net profits of a production made under the Rights.'
        : `The Producer pays the Author ${share}% of the net profits of every production made under the Rights. Net profits are defined, accounted for and paid to the Author no less favourably than to anybody else who shares in them.`,
    ],
  }
}

function passivePayments({ passive }: Deal): Clause | null {
  if (!passive) return null
  const { sequel, remake, spinOff } = passive
  const parts = [
    sequel !== null && `${sequel}% for a sequel`,
    remake !== null && `${remake}% for a remake`,
    spinOff !== null && `${spinOff}% for a spin-off`,
  ].filter((part) => part !== false)
  return {
    heading: 'Later productions',
    paragraphs: [
      `For every later production made under the Rights the Producer pays the Author a part of the purchase price: ${listOf(parts)}.`,
    ],
  }
}

const reservedWords: Record<ReservedRight, string> = {
  publication: 'publication in print and as an electronic book',
  audiobook: 'audiobooks',
  author_sequels: 'sequels written by the Author',
  stage: 'performance on the stage',
  radio: 'radio and audio drama',
  podcast: 'podcasts',
  games: 'games',
  live: 'live events',
}

/** What the author keeps, and for how long without using it. It comes before what the rights say. */
export function reservedRights({ deal, rightsRequested }: Agreed): Clause | null {
  if (!deal?.reserved) return null
  const unless = rightsRequested === null ? '' : ', unless the Further Rights include them'
  const held = deal.reserved.filter(({ holdYears }) => holdYears > 0)
  const wait = ({ right, holdYears }: (typeof held)[0]) => `${reservedWords[right]}: ${years(holdYears)}`
  return {
    heading: 'Reserved rights',
    paragraphs: [
      `The Author keeps every right that this agreement does not grant. Among them, and even where the Rights would include them, the Author keeps${unless}: ${listOf(deal.reserved.map(({ right }) => reservedWords[right]))}.`,
      ...(held.length > 0
        ? [
            `From the exercise of the option the Author does not use the following of these rights, or let anybody else use them, for so long: ${held.map(wait).join('; ')}. What was published or licensed before goes on.`,
          ]
        : []),
    ],
  }
}

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`)

const places = { main_titles: 'in its main titles', end_titles: 'in its end titles' } as const

export function credit({ deal }: Agreed): Clause | null {
  if (!deal?.credit) return null
  return {
    heading: 'Credit',
    paragraphs: [
      `Every production made under the Rights credits the Author ${places[deal.credit.place]}, and wherever its writer is credited in paid advertising, with the words:`,
      { quoted: quotedLines(deal.credit.words) },
    ],
  }
}

const says = {
  none: 'The Producer decides about every production made under the Rights without consulting the Author.',
  consulted:
    'The Producer consults the Author in good time about the choice of the writer and the director and about the script. The Producer decides.',
  approves_writer:
    'The Producer engages the writer of the script only with the Author’s approval in writing, which is not withheld without good reason, and consults the Author in good time about the script. In everything else the Producer decides.',
} as const

export const consultation = ({ deal }: Agreed): Clause | null =>
  deal?.consultation ? { heading: 'Consultation', paragraphs: [says[deal.consultation]] } : null

export function reversionAfterExercise({ deal }: Agreed): Clause | null {
  if (deal?.reversionYears === undefined) return null
  return {
    heading: 'Reversion after exercise',
    paragraphs: [
      `If principal photography of a production made under the Rights has not begun within ${years(deal.reversionYears)} after the option is exercised, all of the Rights revert to the Author. What was paid for them stays paid.`,
    ],
  }
}

/** What else the producer wrote: quoted, and below every clause. */
export function furtherTerms({ deal }: Agreed): Clause | null {
  if (!deal?.further) return null
  return {
    heading: 'Further terms',
    paragraphs: [
      'The Producer offered these further terms. The words between the quotation marks are the Producer’s own:',
      { quoted: quotedLines(deal.further) },
      'The Agency accepted the offer with them, and they are part of this agreement. Where they and another clause differ, the other clause decides.',
    ],
  }
}
