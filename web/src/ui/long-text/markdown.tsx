import { structureLimits } from '@storyright/contracts/text-structure'
import { memo } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '../link/link.tsx'
import * as S from './long-text.styles.ts'
import { markWords } from './mark-words.ts'

/** Of all that Markdown can say, this is drawn; what stands in anything else is drawn without it. */
const allowed = [
  ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'em', 'strong', 'del', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['mark', 'span'],
]

/** Headings stand below the page's own, and below the heading of what is being read. */
const components: Options['components'] = {
  h1: ({ children }) => <S.Large dir="auto">{children}</S.Large>,
  h2: ({ children }) => <S.Medium dir="auto">{children}</S.Medium>,
  h3: ({ children }) => <S.Small dir="auto">{children}</S.Small>,
  h4: ({ children }) => <S.Small dir="auto">{children}</S.Small>,
  h5: ({ children }) => <S.Small dir="auto">{children}</S.Small>,
  h6: ({ children }) => <S.Small dir="auto">{children}</S.Small>,
  p: ({ children }) => <p dir="auto">{children}</p>,
  li: ({ children }) => <li dir="auto">{children}</li>,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => (
    <S.Table tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </S.Table>
  ),
  span: ({ children }) => <S.Name>{children}</S.Name>,
  a: ({ href, children }) => {
    if (!href) return children
    const path = pathWithin(href)
    if (path) return <Link to={path}>{children}</Link>
    return (
      <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
        {children}
      </a>
    )
  },
}

type MarkdownProps = {
  text: string
  /** One a line, so that the same ones are the same. */
  names: string
  found: string
}

export const Markdown = memo(function Markdown({ text, names, found }: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[
        [remarkGfm, { singleTilde: false }],
        [onlyWords, text],
      ]}
      rehypePlugins={[[markWords, { names: linesOf(names), found: linesOf(found) }]]}
      allowedElements={allowed}
      unwrapDisallowed
      components={components}
      urlTransform={addressOf}
    >
      {text}
    </ReactMarkdown>
  )
})

const linesOf = (text: string) => text.split('\n').filter(Boolean)

const LONGEST = 2_048

/** Where a link may lead: to web pages and mail addresses. The browser's own parser decides, so that no spelling gets past. */
function addressOf(text: string): string | null {
  if (text.length > LONGEST || !URL.canParse(text, window.location.origin)) return null
  const { protocol, href, origin, username, password } = new URL(text, window.location.origin)
  // A name before the host makes an address look like another's.
  if (username || password) return null
  if (!['http:', 'https:', 'mailto:'].includes(protocol)) return null
  return origin === window.location.origin ? href.slice(origin.length) : href
}

/** The path of an address of ours, which opens without leaving the app. */
function pathWithin(href: string) {
  return href.startsWith('/') && !href.startsWith('//') ? href : null
}

/** As much of a parsed text's nodes as is looked at here. */
interface TextNode {
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
const onlyWords = (typed: string) => (tree: TextNode) => {
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
