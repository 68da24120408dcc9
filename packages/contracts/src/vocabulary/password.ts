import { foldText } from './fold.ts'

export const passwordTooPlain = 'Password must be more than blanks or one character repeated'

/** Whether a password is more than blanks, or one character over and over: in capitals, with accents or among blanks as well. */
export const isMoreThanOneCharacter = (password: string): boolean =>
  new Set(Array.from(foldText(password).replace(/\s/g, ''))).size > 1
