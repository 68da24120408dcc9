import { isDrawable } from '@storyright/contracts/text-structure'
import { lazy, Suspense } from 'react'
import * as S from './long-text.styles.ts'

export type LongTextProps = {
  /** Markdown, by anybody. */
  text: string
  /** The names of people that stand in it after an `@`. */
  names?: readonly string[]
  /** Words that a search found in it. */
  found?: readonly string[]
  className?: string
}

// The parser is needed only where somebody reads what others wrote.
const Markdown = lazy(() => import('./markdown.tsx').then((module) => ({ default: module.Markdown })))

/** Somebody's own text at length: headings, emphasis, lists, tables, quotes, code and links, never their HTML or pictures. */
export function LongText({ text, names = [], found = [], className }: LongTextProps) {
  const asTyped = <S.AsTyped>{text}</S.AsTyped>
  return (
    <S.Face dir="auto" className={className}>
      {isDrawable(text) ? (
        <Suspense fallback={asTyped}>
          <Markdown text={text} names={names.join('\n')} found={found.join('\n')} />
        </Suspense>
      ) : (
        asTyped
      )}
    </S.Face>
  )
}

/** The same before it is drawn, for texts that are far from view. */
export function AsTyped({ text }: { text: string }) {
  return (
    <S.Face dir="auto">
      <S.AsTyped>{text}</S.AsTyped>
    </S.Face>
  )
}
