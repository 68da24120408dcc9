import type { ChainDecision } from '@storyright/contracts/events'
import { chainDocumentTypes, page } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'

interface Decided {
  decided: ChainDecision
  reader: { firstName: string }
  publicUrl: string
}

/** To the agent: what an administrator decided on a document of a chain of title. */
export function documentDecidedLetter({ decided, reader, publicUrl }: Decided): Letter {
  const title = `“${oneLine(decided.listingTitle)}”`
  const document = `${chainDocumentTypes[decided.type]}, ${oneLine(decided.grantor)} to ${oneLine(decided.grantee)}`
  const isVerified = decided.verdict === 'verified'
  return letter({
    kind: isVerified ? 'chain-document-verified' : 'chain-document-rejected',
    subject: `A document for ${title} was ${decided.verdict}`,
    name: reader.firstName,
    paragraphs: isVerified ? verified(decided, title, document) : rejected(decided, title, document),
    action: {
      label: isVerified ? 'See the chain of title' : 'Correct the document',
      url: `${publicUrl}${page('listing').path.replace(':id', decided.listingId)}#chain-of-title`,
    },
  })
}

const verified = ({ isChainVerified }: ChainDecision, title: string, document: string) => [
  `An administrator has verified a document in the chain of title of ${title}: ${document}.`,
  isChainVerified
    ? 'With it the whole chain is verified, and your listing shows “Chain of title verified”.'
    : 'The listing shows “Chain of title verified” once the transfers lead from the author to your agency without a gap and every document is verified.',
]

const rejected = ({ reason }: ChainDecision, title: string, document: string) => [
  `An administrator has read a document in the chain of title of ${title} and cannot verify it: ${document}.`,
  ...(reason ? [`The reason given: ${oneLine(reason)}`] : []),
  'Please correct the document and resubmit it.',
]
