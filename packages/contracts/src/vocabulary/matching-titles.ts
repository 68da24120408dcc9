import { foldText, squeezed } from './fold.ts'
import { mediumLabels } from './listing-options.ts'

interface Title {
  title: string
  author: string
  genre: string | null
  medium: string
}

/** The titles whose name, author, genre or medium holds every word that was typed, folded as the catalogue folds. */
export function matchingTitles<Own extends Title>(titles: readonly Own[], typed: string): Own[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  return titles.filter((one) => {
    const texts = searched(one)
    return words.every((word) => texts.includes(word) || (squeezed(word) !== '' && texts.includes(squeezed(word))))
  })
}

const labels: Record<string, string> = mediumLabels
const searched = ({ title, author, genre, medium }: Title) =>
  [title, author, genre ?? '', labels[medium] ?? '']
    .map(foldText)
    .flatMap((text) => [text, squeezed(text)])
    .join('\n')
