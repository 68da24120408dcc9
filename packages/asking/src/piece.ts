import type { UnderstoodParam } from '@storyright/contracts/vocabulary'

/** A part of a typed text, and the parameter of the list that it stands for. */
export interface Understood {
  param: UnderstoodParam
  value: string
  /** The words, as they were typed. */
  text: string
  /** Where they stand in the text, the end not included. */
  from: number
  to: number
}
export type Piece = Omit<Understood, 'text'> & { word?: string }
export interface Range {
  from: number
  to: number
}
