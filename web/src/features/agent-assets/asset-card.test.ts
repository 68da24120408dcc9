import { seenWords } from './asset-card.tsx'

const unknown = { youtubeVideoCount: null, twitterMentions: null, mediumDetails: null }

it.each([
  ['nobody has looked yet', unknown, 'Submitted for enrichment'],
  ['nothing was found', { ...unknown, youtubeVideoCount: 0 }, 'Seen elsewhere'],
  ['one video', { ...unknown, youtubeVideoCount: 1, twitterMentions: 0 }, 'Seen elsewhere: 1 video'],
  ['many', { ...unknown, youtubeVideoCount: 1_200, twitterMentions: 34 }, 'Seen elsewhere: 1,200 videos, 34 posts'],
])('an asset says what is seen of it elsewhere: %s', (_which, seen, says) => expect(seenWords(seen)).toBe(says))
