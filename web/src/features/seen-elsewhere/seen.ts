import type { Candidate, Enrichments, Listing } from '@storyright/contracts/http'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'

/** Whether a source has something to show readers. */
export function hasSomething({ books, youtube, twitter }: Enrichments, source: EnrichmentSource): boolean {
  if (source === 'books') return books !== null
  return source === 'youtube' ? (youtube?.videoCount ?? 0) > 0 : (twitter?.mentions ?? 0) > 0
}

export const sourcesOf = ({ sources }: Enrichments): FoundAtSource[] =>
  enrichmentSources.flatMap((name) => sources.filter(({ source }) => source === name))

/** Of how many sources the listing itself says that they have something, so that room is kept for them. */
export const expectedOf = ({ youtubeVideoCount, twitterMentions, mediumDetails }: Listing): number =>
  [youtubeVideoCount, twitterMentions, mediumDetails].filter(Boolean).length

/** It counts and is shown, waits for somebody's word, or was said not to be about the work. */
export type CandidateState = 'taken' | 'offered' | 'refused'

/** Something that was found; how likely it is, and why, where that is still known. */
export interface SeenCandidate {
  candidate: Pick<Candidate, 'id' | 'title' | 'by' | 'year' | 'link'> & Partial<Candidate>
  standing: CandidateState
}

const order: Record<CandidateState, number> = { taken: 0, offered: 1, refused: 2 }

/** Everything at a source that somebody may decide about: what counts first, then what waits, then what was refused. */
export function findingsOf({ youtube }: Enrichments, { source, match, candidates }: FoundAtSource): SeenCandidate[] {
  const videos = (source === 'youtube' && youtube?.videos) || []
  const counted = [...videos.map(({ channel, ...video }) => ({ ...video, by: channel, year: null })), match]
  const all = new Map<string, SeenCandidate>()
  for (const one of counted) if (one) all.set(one.id, { candidate: one, standing: 'taken' })
  for (const one of candidates) all.set(one.id, { candidate: one, standing: standingOf(one) })
  return [...all.values()].toSorted((one, other) => order[one.standing] - order[other.standing])
}

const standingOf = ({ isTaken, isRefused }: FoundAtSource['candidates'][number]): CandidateState => {
  if (isTaken) return 'taken'
  return isRefused ? 'refused' : 'offered'
}
