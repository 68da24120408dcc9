import type { ChainOfTitle } from '@storyright/contracts/http'
import { Badge } from '../../ui/badge/badge.tsx'

/** How far the chain is: whole and verified, whole, or with a gap. Nothing of an empty one. */
export function ChainState({ chain: { documents, complete, verified } }: { chain: ChainOfTitle }) {
  if (documents.length === 0) return null
  if (verified) return <Badge tone="ok">Complete and verified</Badge>
  if (complete) return <Badge tone="wait">Complete, not verified yet</Badge>
  return <Badge tone="bad">Not complete</Badge>
}
