import { patternOf } from '../../../ui/long-text/mark-words.ts'
import * as S from './list.styles.ts'

/** A line with the words that a search found in it set apart. */
export function Marked({ text, found = [] }: { text: string; found?: readonly string[] | undefined }) {
  const pattern = patternOf({ names: [], found })
  if (!pattern) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order.
  return text.split(pattern).map((piece, place) => (place % 2 === 1 ? <S.Found key={place}>{piece}</S.Found> : piece))
}
