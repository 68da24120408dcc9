import { foldText } from '@storyright/contracts/vocabulary'

/** Most texts: of these, folding leaves the case only, and there are many thousands. */
const simple = /^[ -~]*$/

/** The words of a text in their order, without case, accents and apostrophes. */
export function wordsIn(text: string): string[] {
  return (simple.test(text) ? text.toLowerCase() : foldText(text)).replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The same as one text with a space at both ends, so that a phrase is found in it at whole words only. */
export const plain = (text: string): string => ` ${wordsIn(text).join(' ')} `
