const LONGEST = 2_000

/** What somebody said, set apart at the head of an answer to it. */
export function quoteOf(name: string, words: string): string {
  const quoted = words.trim().slice(0, LONGEST)
  const lines = quoted.split('\n').map((line) => `> ${line}`)
  return [`> **${escaped(name)}:**`, '>', ...lines, '', ''].join('\n')
}

/** A draft with a quote below it. */
export const withQuote = (draft: string, quote: string) =>
  draft.trim() === '' ? quote : `${draft.trimEnd()}\n\n${quote}`

/** What is selected within an element; nothing where the selection stands elsewhere. */
export function selectedIn(element: Element | null): string {
  const selection = window.getSelection()
  const isWithin = element && selection?.anchorNode && element.contains(selection.anchorNode)
  return isWithin && element.contains(selection.focusNode) ? selection.toString().trim() : ''
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>~|&]/g, '\\$&')
