import { day } from '@storyright/contracts/vocabulary'
import { Meta } from '../../ui/text/text.ts'
import { OneLine } from '../../ui/text/words.ts'
import type { FoundAtSource } from './enrichment.api.ts'

/** Whose figures these are, as the source wants to be named, and of what day. */
export function SourceNote({ attribution, fetchedAt }: Pick<FoundAtSource, 'attribution' | 'fetchedAt'>) {
  return <Meta>{fetchedAt ? <Fetched by={attribution} at={fetchedAt} /> : <span>{attribution}</span>}</Meta>
}

const Fetched = ({ by, at }: { by: string; at: string }) => (
  <span>
    {`${by}, `}
    <OneLine>{`fetched ${day(at)}`}</OneLine>
  </span>
)
