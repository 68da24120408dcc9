import type { OfferSide } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, type Party, titleOf } from './deal.ts'
import { termsOf } from './terms.ts'

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
