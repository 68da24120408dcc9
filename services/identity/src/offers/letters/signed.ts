import { type Letter, letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, type Party, titleOf } from './deal.ts'

/** One side has signed: the other is asked to. Both have: the agreement is complete. */
export function signedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [byProducer, byAgent] = [offer.signedByProducerAt !== null, offer.signedByAgentAt !== null]
  if (byProducer && byAgent) return { producer: complete(deal, producer), agent: complete(deal, agent) }
  if (byProducer) return { agent: askToSign(deal, agent, 'The producer') }
  if (byAgent) return { producer: askToSign(deal, producer, 'The agent') }
  return {}
}

const askToSign = (deal: Deal, { firstName, pageUrl }: Party, whoSigned: string): Letter =>
  letter({
    kind: 'agreement-to-sign',
    subject: `Please sign the agreement for ${titleOf(deal)}`,
    name: firstName,
    paragraphs: [
      `${whoSigned} has signed the option agreement for ${titleOf(deal)}. Your signature is the last one missing.`,
      'Read the agreement and sign it by typing your name.',
    ],
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
    action: { label: 'View the contract', url: pageUrl },
  })
