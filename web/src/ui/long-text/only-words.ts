import { structureLimits } from '@storyright/contracts/text-structure'

/** As much of a parsed text's nodes as is looked at here. */
export interface TextNode {
  type: string
  value?: string
  alt?: string | null
  label?: string | null
  url?: string
  checked?: boolean | null
  children?: TextNode[]
}

/**
 * Turns what is not drawn into words or links: HTML into its own characters, a picture into a link to it, a footnote's sign into what was
 * typed, a tick into a box. A text that makes too much of too little is left as it was typed.
 */
export const onlyWords = (typed: string) => (tree: TextNode) => {
  let nodes = 0
  let links = 0
  const isTooMuch = () => nodes > structureLimits.nodes || links > structureLimits.links
  const walk = (node: TextNode): TextNode[] => {
    nodes += 1 + cellsOf(node)
    if (node.type === 'link' || node.type === 'linkReference') links += 1
    if (isTooMuch()) return []
    const children = node.children && narrow(node).flatMap(walk)
    return wordsOf(children ? { ...node, children } : node)
  }
  tree.children = tree.children?.flatMap(walk) ?? []
  if (isTooMuch()) tree.children = [paragraph([words(typed)])]
}

function wordsOf(node: TextNode): TextNode[] {
  switch (node.type) {
    case 'html':
      return [words(node.value)]
    case 'image':
      return [{ type: 'link', url: node.url ?? '', children: [words(node.alt || node.url)] }]
    case 'imageReference':
      return [words(node.alt)]
    case 'footnoteReference':
      return [words(`[^${node.label}]`)]
    case 'footnoteDefinition':
      return [paragraph([words(`[^${node.label}]:`)]), ...(node.children ?? [])]
    case 'listItem':
      return [withBox(node)]
    case 'table':
    case 'tableRow':
      return node.children?.length === 0 ? [] : [node]
    default:
      return [node]
  }
}

/** Every row is drawn as wide as the head. */
const cellsOf = ({ type, children: rows = [] }: TextNode) =>
  type === 'table' ? rows.length * Math.min(rows[0]?.children?.length ?? 0, structureLimits.tableColumns) : 0

/** A wide head would be repeated by every row, however short. */
const narrow = ({ type, children = [] }: TextNode) =>
  type === 'tableRow' ? children.slice(0, structureLimits.tableColumns) : children

function withBox({ checked, ...item }: TextNode): TextNode {
  const [first, ...rest] = item.children ?? []
  if (typeof checked !== 'boolean' || first?.type !== 'paragraph') return { ...item, checked: null }
  const box = words(checked ? '☑ ' : '☐ ')
  return { ...item, checked: null, children: [{ ...first, children: [box, ...(first.children ?? [])] }, ...rest] }
}

const words = (value: string | null | undefined): TextNode => ({ type: 'text', value: value ?? '' })
const paragraph = (children: TextNode[]): TextNode => ({ type: 'paragraph', children })
