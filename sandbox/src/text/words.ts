import { foldText } from '@storyright/contracts/vocabulary'

/** The words of a text in their order, without case, accents and apostrophes. */
export const wordsIn = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The same as one text with a space at both ends, so that a phrase is found in it at whole words only. */
export const plain = (text: string): string => ` ${wordsIn(text).join(' ')} `

/** Whether the phrase is there, word for word; nothing is not. */
export const speaksOf = (plainText: string, phrase: string): boolean => {
  const words = plain(phrase)
  return words !== '  ' && plainText.includes(words)
}
