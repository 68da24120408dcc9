import type { ChainOfTitle } from '@storyright/contracts/http'
import { Badge } from '../../ui/badge/badge.tsx'

/** The state of the chain: complete and verified, complete, or with a gap. Nothing for an empty one. */
export function ChainState({ chain: { documents, complete, verified } }: { chain: ChainOfTitle }) {
  if (documents.length === 0) return null
  if (verified) return <Badge tone="ok">Complete and verified</Badge>
  if (complete) return <Badge tone="wait">Complete, not verified yet</Badge>
  return <Badge tone="bad">Not complete</Badge>
}
