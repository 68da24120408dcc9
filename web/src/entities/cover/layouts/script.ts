import { ink, paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Screenplay: a card cover with a patterned spine. */
export const script: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 126, height: 150, maxLines: 6, top: 33 })
  return (
    rect(paper) +
    rect(cloth.ground, 0, 0, 46) +
    // Drawn wider than the spine, so that the pattern keeps its scale.
    through({ x: 0, y: 0, w: 46, h: 300, id }, art(101.2, 300)) +
    small(words.kind, 60, 22) +
    title(set, 60, 84) +
    author(words.author, 126).at(60, 84 + heightOf(set) + 10) +
    rect(ink, 60, 277, 126, 0.8) +
    small(words.number, 60, 290)
  )
}
