import { withScheme } from '@storyright/contracts/vocabulary'

/** A text that is nothing but a link, with or without its scheme; `null` for one to be read, or for none. */
export function linkAlone(text: string | null | undefined): string | null {
  const address = withScheme(text?.trim() ?? '')
  return /^(https?:\/\/|\/)\S+$/i.test(address) ? webAddress(address) : null
}

/** Links lead to http and https only; anything else that stands in a listing's data is no link. */
export function webAddress(text: string | null | undefined) {
  if (!text || !URL.canParse(text, window.location.origin)) return null
  const { protocol, href } = new URL(text, window.location.origin)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
