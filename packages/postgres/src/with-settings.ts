/**
 * The address with settings of every session (`-c name=value`) after those that it names itself: of the same name the last one
 * counts. Given beside an address, settings are lost where it names any.
 */
export function withSettings(address: string, ...settings: (string | undefined)[]): string {
  const url = new URL(address)
  const all = [url.searchParams.get('options'), ...settings].filter(Boolean)
  url.searchParams.set('options', all.join(' '))
  return url.href
}
