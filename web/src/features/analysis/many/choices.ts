import { genreWords, mediumLabels, mediums } from '@storyright/contracts/vocabulary'
import { capital } from '../blocks/in-words.ts'

/** What titles are chosen by, as Browse does it. */
export const genres = [
  { value: '', label: 'All genres' },
  ...genreWords.map((word) => ({ value: word, label: word === 'sci-fi' ? 'Sci-fi' : capital(word) })),
]
export const kinds = [
  { value: '', label: 'All mediums' },
  ...mediums.map((medium) => ({ value: medium, label: mediumLabels[medium] })),
]
