import type { Medium } from '@storyright/contracts/vocabulary'

/** Books about a book, or made of it, by the words that give them away. */
const aboutAnother: readonly { phrases: readonly string[]; text: string; except?: readonly Medium[] }[] = [
  {
    text: 'A guide to it, not the work itself',
    phrases: [
      'study guide',
      'guide',
      'readers guide',
      'reading group',
      'companion',
      'notes on',
      'sparknotes',
      'cliffsnotes',
      'york notes',
      'summary',
      'summary of',
      'analysis',
      'workbook',
      'fiche de lecture',
      'textanalyse',
      'interpretation',
      'краткое содержание',
      'critical study',
      'essays on',
      'perspectives',
      'state of play',
      'teachers',
      'lesson plans',
      'criticism',
      'casebook',
    ],
  },
  {
    text: 'A shorter or retold version',
    phrases: [
      'abridged',
      'retold',
      'retelling',
      'adapted by',
      'for children',
      'for young readers',
      'classic starts',
      'easy reader',
      'graded reader',
      'oxford bookworms',
      'stage adaptation',
      'adaptation',
    ],
  },
  {
    text: 'A collection, not the work alone',
    phrases: [
      'box set',
      'boxed set',
      'boxset',
      'omnibus',
      'collection',
      'complete works',
      'complete novels',
      'collected',
      'selected',
      'in 1',
      'books 1',
      'volumes 1',
      'trilogy set',
      'works of',
      'and other',
    ],
  },
  {
    text: 'Made from a film or for fans',
    phrases: [
      'screenplay',
      'libretto',
      'official movie',
      'visual companion',
      'making of',
      'art book',
      'art of',
      'coloring book',
      'colouring book',
      'soundtrack',
      'poster',
      'calendar',
      'journal',
    ],
  },
  { text: 'A graphic version', phrases: ['graphic novel', 'manga'] },
  { text: 'A play made of it', phrases: ['a play', 'a play in'], except: ['stage', 'television', 'screenplay'] },
  { text: 'A biography', phrases: ['biography of', 'life and times', 'a biography of'] },
]

const guideMakers = [
  'sparknotes',
  'cliffsnotes',
  'bookrags',
  'gale',
  'cengage',
  'supersummary',
  'instaread',
  'quickread',
  'litcharts',
  'lire et comprendre',
  'bright summaries',
  'study guides',
  'shmoop',
  'enotes',
]

const holdsPhrase = (words: string, phrase: string) => ` ${words} `.includes(` ${phrase} `)

/** What speaks against an edition of the work itself; words of the work's own title do not. */
export function otherKindOf(
  found: { words: string; authors: string },
  work: { words: string; medium: Medium },
): string | null {
  if (guideMakers.some((maker) => holdsPhrase(found.authors, maker))) return aboutAnother[0]!.text
  const given = aboutAnother.find(
    ({ phrases, except }) =>
      !except?.includes(work.medium) &&
      phrases.some((phrase) => holdsPhrase(found.words, phrase) && !holdsPhrase(work.words, phrase)),
  )
  return given?.text ?? null
}

const prose: readonly Medium[] = ['book']

/** How far the shelf that a bookshop puts it on fits the medium: 1 where nothing speaks against it. */
export function shelfFits(categories: readonly string[], medium: Medium): { factor: number; text: string | null } {
  const shelf = categories.join(' / ').toLowerCase()
  if (/study aids|literary criticism|foreign language/.test(shelf))
    return { factor: 0.4, text: 'Shelved among books about books' }
  if (medium !== 'comic' && /comics|graphic novels|manga/.test(shelf))
    return { factor: 0.6, text: 'Shelved as a comic' }
  if (prose.includes(medium) && /drama|performing arts/.test(shelf)) return { factor: 0.75, text: 'Shelved as a play' }
  if (medium === 'stage' && /^fiction/.test(shelf)) return { factor: 0.75, text: 'Shelved as a novel' }
  return { factor: 1, text: null }
}
