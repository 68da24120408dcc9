import { beginningOf, type RecommendationSignal } from '@storyright/contracts/vocabulary'

const sentences: Record<RecommendationSignal, (says: string) => string> = {
  favourite: (title) => `Because you favourited “${title}”`,
  offer: (title) => `Because you made an offer on “${title}”`,
  view: (title) => `Because you spent time with “${title}”`,
  search: (words) => `Because you searched for “${words}”`,
  share: (title) => `Because you shared “${title}”`,
  feedback: (title) => `Because you liked our recommendation of “${title}”`,
  lookingFor: (words) => `Because you are looking for “${words}”`,
  popular: () => 'Popular with other producers at present',
  varied: () => 'Well scored, and something different',
}
const LONGEST = 120

/** Why a listing is recommended, in a sentence. */
export const reasoningOf = (signal: RecommendationSignal, says = ''): string => sentences[signal](shortened(says))

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${beginningOf(line, LONGEST).replace(/ \S*$/, '')} …`
}
