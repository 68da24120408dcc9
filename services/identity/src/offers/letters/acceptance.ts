import { type FeeStep, feeWords, longDay, type OfferSide } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, type Party, titleOf } from './deal.ts'
import { seeOffer, termsOf } from './terms.ts'
import { money } from './words.ts'

/** The money is taken and the option runs. From now on the producer learns the agency’s name. */
export function acceptedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const end = offer.optionEndsAt ? `, until ${longDay(offer.optionEndsAt)}` : ''
  const next = [
    `The option runs for ${offer.optionPeriod} months${end}.`,
    'Next, both sides read the option agreement and sign it by typing their names.',
  ]
  const label = 'Read and sign the agreement'
  return {
    producer: letter({
      kind: 'offer-accepted',
      subject: `Your offer for ${title} has been accepted`,
      name: producer.firstName,
      paragraphs: [
        `${agent.firm ?? 'The agent'} has accepted your offer for ${title}. The ${amount} held on your card has been charged.`,
        ...next,
      ],
      tables: [termsOf(deal)],
      action: { label, url: producer.pageUrl },
    }),
    agent: letter({
      kind: 'offer-accepted-agent',
      subject: `The offer for ${title} is accepted`,
      name: agent.firstName,
      paragraphs: [
        `The offer from ${producer.fullName ?? 'the producer'} for ${title} is accepted, and ${amount} has been charged to their card.`,
        ...next,
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label, url: agent.pageUrl },
    }),
  }
}

/** Steps of the option fee after the acceptance; both sides get a letter. */
export function feeLetters(step: FeeStep) {
  return (deal: Deal): Correspondence => {
    const { offer } = deal
    const feeReturn = offer.feeReturn && {
      ...offer.feeReturn,
      note: offer.feeReturn.note && oneLine(offer.feeReturn.note),
    }
    const words = feeWords[step]({ ...offer, feeReturn, title: titleOf(deal) })
    const to = (party: Party, { head, text }: { head: string; text: string }, kind: string) =>
      letter({
        kind,
        subject: head,
        name: party.firstName,
        paragraphs: [`${head}.`, text],
        tables: [termsOf(deal, { from: party === deal.agent })],
        action:
          step === 'returned' && party === deal.agent
            ? { label: 'Read it and choose', url: party.pageUrl }
            : seeOffer(party),
      })
    const kind = `fee-${step.replaceAll('_', '-')}`
    return { producer: to(deal.producer, words.producer, kind), agent: to(deal.agent, words.agent, `${kind}-agent`) }
  }
}

/** One side has signed: the other is asked to. Both have: the agreement is complete. */
export function signedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [byProducer, byAgent] = [offer.signedByProducerAt !== null, offer.signedByAgentAt !== null]
  if (byProducer && byAgent) return { producer: complete(deal, producer), agent: complete(deal, agent) }
  if (byProducer) return { agent: askToSign(deal, agent, 'producer') }
  if (byAgent) return { producer: askToSign(deal, producer, 'agent') }
  return {}
}

const askToSign = (deal: Deal, { firstName, pageUrl }: Party, signer: OfferSide): Letter =>
  letter({
    kind: 'agreement-to-sign',
    subject: `Please sign the agreement for ${titleOf(deal)}`,
    name: firstName,
    paragraphs: [
      `The ${signer} has signed the option agreement for ${titleOf(deal)}${deal[signer].fullName ? `: ${deal[signer].fullName}` : ''}. Your signature is the last one missing.`,
      'Read the agreement and sign it by typing your name.',
    ],
    tables: [termsOf(deal)],
    action: { label: 'Read and sign the agreement', url: pageUrl },
  })

const complete = (deal: Deal, { firstName, pageUrl }: Party): Letter =>
  letter({
    kind: 'agreement-complete',
    subject: `The agreement for ${titleOf(deal)} is signed`,
    name: firstName,
    paragraphs: [
      `Both sides have signed the option agreement for ${titleOf(deal)}. It is complete, and you can download it at any time.`,
    ],
    tables: [termsOf(deal)],
    action: { label: 'View the contract', url: pageUrl },
  })
