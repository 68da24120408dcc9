/** Links lead to http and https only; anything else that stands in a listing's data is no link. */
export function webAddress(text: string | null | undefined) {
  if (!text || !URL.canParse(text, window.location.origin)) return null
  const { protocol, href } = new URL(text, window.location.origin)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
