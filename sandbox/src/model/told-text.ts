import type { ChatRequest } from './chat-request.ts'

/** What the last message of the user tells: every text in its JSON, or else all of it. */
export function toldTexts({ messages }: Pick<ChatRequest, 'messages'>): string[] {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)
  try {
    return leavesOf(JSON.parse(json))
  } catch {
    return [content]
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const LONGEST_QUOTE = 160

/** Sentences, word for word, each short enough to be quoted. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n]+[.!?]?/g) ?? [])
    .map((sentence) => sentence.trim().slice(0, LONGEST_QUOTE).trim())
    .filter(Boolean)
