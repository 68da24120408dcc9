import { choiceOf } from '../text/chance.ts'

const given =
  'Alba Bertrand Cosima Dunstan Elspeth Fergal Greta Hamish Ingrid Jonas Keziah Lorcan Maren Ned Orla Percy Quilla Rafe Sunniva Tobias Una Viggo Wren Yusuf'
const family =
  'Ashdown Barleycorn Corrigan Dellamere Eastlake Farthing Gantry Hollis Inchbald Jessop Kerslake Lowther Mossman Nightingale Ormerod Prowse Quennell Rusbridge Sallow Tindall Underhill Venning Whitlow Yarrow'

/** The author of another work with the same title, or a person who writes about one. */
export const someoneElse = (...words: string[]): string =>
  `${choiceOf(given.split(' '), 'given', ...words)} ${choiceOf(family.split(' '), 'family', ...words)}`

/** An author as a careless record has them: `M. Tregear`. */
export function shortened(author: string): string {
  const [first, ...others] = author.split(' ')
  return others.length === 0 ? author : `${first![0]}. ${others.at(-1)}`
}

/** As an even more careless one has them: `Tregear`. */
export const familyNameOf = (author: string): string => author.split(' ').at(-1)!

/** Another person with the same family name. */
export const relativeOf = (author: string, ...words: string[]): string =>
  `${choiceOf(given.split(' '), 'relative', ...words)} ${familyNameOf(author)}`
