import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { termsOf } from './terms.ts'
import { moment, money } from './words.ts'

/** The agent would accept without the additional rights requested: the producer decides. */
export function extraRightsAskedLetters(deal: Deal): Correspondence {
  const { offer, producer } = deal
  return {
    producer: letter({
      kind: 'extra-rights-asked',
      subject: `The agent asks about the additional rights for ${titleOf(deal)}`,
      name: producer.firstName,
      paragraphs: [
        `The agent would accept your offer of ${money(offer.offerPrice)} for ${titleOf(deal)}, without the additional rights that you requested.`,
        'Leave them out, and the agent can accept; keep your request, and the offer stays as it is. Nothing is charged by your answer.',
        ...holdUntil(deal),
      ],
      tables: [termsOf(deal)],
      action: { label: 'Read it and answer', url: producer.pageUrl },
    }),
  }
}

/** What the producer answered: the agent decides about the offer. */
export function extraRightsAnsweredLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const isWaived = offer.extraRights?.answer === 'waived'
  const who = producer.fullName ?? 'The producer'
  return {
    agent: letter({
      kind: 'extra-rights-answered',
      subject: isWaived
        ? `The additional rights for ${titleOf(deal)} are left out`
        : `The producer still asks for the additional rights for ${titleOf(deal)}`,
      name: agent.firstName,
      paragraphs: [
        isWaived
          ? `${who} agrees to leave the additional rights out. You can accept the offer of ${money(offer.offerPrice)} for ${titleOf(deal)} without them.`
          : `${who} keeps the request for additional rights. You can accept the offer of ${money(offer.offerPrice)} for ${titleOf(deal)} with them, or reject it.`,
        ...holdUntil(deal),
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label: 'Review the offer', url: agent.pageUrl },
    }),
  }
}

const holdUntil = ({ offer }: Deal) =>
  offer.holdExpiresAt ? [`The hold lasts until ${moment(offer.holdExpiresAt)}.`] : []
