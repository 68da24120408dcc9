import { memo } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '../link/link.tsx'
import { addressOf, pathWithin } from './address.ts'
import * as S from './long-text.styles.ts'
import { markWords } from './mark-words.ts'
import { onlyWords } from './only-words.ts'

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
