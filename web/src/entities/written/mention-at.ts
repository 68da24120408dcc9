import { limits } from '@storyright/contracts/vocabulary'

export interface MentionAt {
  /** Where the `@` stands. */
  from: number
  name: string
}

/** The mention that is being typed before the caret, if there is one. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || caret - from > limits.usernameMaximum + 1) return null
  const name = text.slice(from + 1, caret)
  const isName = /^[\p{L}\p{N}][^\s@]*$/u.test(name)
  const isApart = !/[\p{L}\p{N}@]$/u.test(text.slice(0, from))
  return isName && isApart ? { from, name } : null
}

/** The text with the whole name in place of what was typed of it, and where the caret goes on. */
export function withMention(text: string, { from, name }: MentionAt, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(from + 1 + name.length).replace(/^ /, ''), caret: before.length }
}
