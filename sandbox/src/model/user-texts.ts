import type { ChatRequest } from './chat-request.ts'

/** The texts in the user's last message: every text in its JSON, or else all of it. */
export const userTexts = (request: PromptRequest): string[] => textsIn(request, [])

/** What of it may be quoted: a name or a label does not describe the work. */
export const quotableTexts = (request: PromptRequest): string[] => textsIn(request, names)

type PromptRequest = Pick<ChatRequest, 'messages'>

const names: readonly string[] = [
  'title',
  'author',
  'publisher',
  'comparableTitles',
  'medium',
  'genre',
  'contentRating',
  'publicationDate',
]

function textsIn({ messages }: PromptRequest, without: readonly string[]): string[] {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)
  try {
    const texts = Object.entries(JSON.parse(json) as object)
    return texts.flatMap(([field, value]) => (without.includes(field) ? [] : leavesOf(value)))
  } catch {
    return [content]
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const LONGEST_QUOTE = 160

/** Sentences, word for word, each short enough to be quoted and ending with a whole word. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]?/g) ?? [])
    .map((sentence) => sentence.trim())
    .map((sentence) =>
      sentence.length > LONGEST_QUOTE ? sentence.slice(0, LONGEST_QUOTE + 1).replace(/\s+\S*$/, '') : sentence,
    )
    .filter(Boolean)
}
