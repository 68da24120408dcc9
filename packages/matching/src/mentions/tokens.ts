import { foldText } from '@storyright/contracts/vocabulary'

/** A word of a running text, with the text before it. */
export interface Token {
  /** Folded, without apostrophes. */
  key: string
  /** Without a possessive s: "Austen’s" is "austen". */
  bare: string
  isPossessive: boolean
  isCapital: boolean
  isTag: boolean
  /** Between it and the word before: blank where they follow each other directly. */
  gap: string
}

const wordIn = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{N}]+)*/gu

const isPlain = /^[A-Za-z0-9]+$/

export function tokensOf(text: string): Token[] {
  const source = text.replace(/&(?:amp;)?/g, ' and ')
  let end = 0
  return [...source.matchAll(wordIn)].map((match) => {
    const raw = match[0]
    const before = source.slice(end, match.index)
    end = match.index + raw.length
    const folded = isPlain.test(raw) ? raw.toLowerCase() : foldText(raw)
    const isPossessive = /'s$/.test(folded)
    return {
      key: folded.replace(/'/g, ''),
      bare: folded.replace(/'s$/, '').replace(/'/g, ''),
      isPossessive,
      isCapital: /^\p{Lu}|^\d/u.test(raw),
      isTag: /[#@]$/.test(before),
      gap: before,
    }
  })
}

export const followsDirectly = (token: Token | undefined) => token !== undefined && /^[\s#@]*$/.test(token.gap)
