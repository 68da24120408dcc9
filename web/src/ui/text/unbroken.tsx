import { OneLine } from './words.ts'

/** The words of a heading, none of which breaks at its hyphen. */
export const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? <OneLine key={part}>{part}</OneLine> : part))
