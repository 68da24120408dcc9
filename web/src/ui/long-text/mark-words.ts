/** As much of a page's tree as is looked at here. */
interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: object
  children?: Node[]
}
interface Marked {
  names: readonly string[]
  found: readonly string[]
}

/** Sets people's names after an `@`, and the words that a search found, apart from the text around them. */
export const markWords = ({ names, found }: Marked) => {
  const pattern = patternOf({ names, found })
  return (tree: Node) => {
    if (pattern) mark(tree, pattern)
  }
}

function mark(node: Node, pattern: RegExp) {
  if (!node.children) return
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return split(child.value ?? '', pattern)
    if (child.tagName !== 'code') mark(child, pattern)
    return [child]
  })
}

/** A text in pieces, those that fit the pattern each in an element of its own. */
const split = (text: string, pattern: RegExp): Node[] =>
  text
    .split(pattern)
    .map((piece, place) => ({ piece, isMarked: place % 2 === 1 }))
    .filter(({ piece }) => piece !== '')
    .map(({ piece, isMarked }) => {
      const words = { type: 'text', value: piece }
      if (!isMarked) return words
      return { type: 'element', tagName: piece.startsWith('@') ? 'span' : 'mark', properties: {}, children: [words] }
    })

/** What is to be marked, as one pattern whose only group is the piece; `null` where there is nothing. */
export function patternOf({ names, found }: Marked): RegExp | null {
  const people = longestFirst(names).map((name) => `@${escaped(name)}`)
  const wanted = [...people, ...longestFirst(found).map(escaped)]
  return wanted.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

const longestFirst = (texts: readonly string[]) => [...texts].sort((a, b) => b.length - a.length)
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
