import type { Listing } from '@storyright/contracts/http'
import { foldText, mediumLabels, squeezed } from '@storyright/contracts/vocabulary'

type Asset = Pick<Listing, 'title' | 'author' | 'genre' | 'medium'>

/** The assets whose title, author, genre or medium holds every word that was typed, folded as the catalogue folds. */
export function matchingAssets<Own extends Asset>(assets: readonly Own[], typed: string): Own[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  return assets.filter((asset) => {
    const texts = searched(asset)
    return words.every((word) => texts.includes(word) || (squeezed(word) !== '' && texts.includes(squeezed(word))))
  })
}

const searched = ({ title, author, genre, medium }: Asset) =>
  [title, author, genre ?? '', mediumLabels[medium]]
    .map(foldText)
    .flatMap((text) => [text, squeezed(text)])
    .join('\n')
