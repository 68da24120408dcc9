import type { Listing } from '@storyright/contracts/http'

type Seen = Pick<Listing, 'youtubeVideoCount' | 'twitterMentions' | 'mediumDetails'>

const counted = (count: number | null, word: string) =>
  count ? [`${count.toLocaleString('en-GB')} ${count === 1 ? word : `${word}s`}`] : []

/** What other places are known to say of a title, or that nobody has looked yet. */
export function seenWords({ youtubeVideoCount, twitterMentions, mediumDetails }: Seen): string {
  const seen = [...counted(youtubeVideoCount, 'video'), ...counted(twitterMentions, 'post')]
  if (seen.length > 0) return `Seen elsewhere: ${seen.join(', ')}`
  const isKnown = youtubeVideoCount !== null || twitterMentions !== null || mediumDetails !== null
  return isKnown ? 'Seen elsewhere' : 'Submitted for enrichment'
}
