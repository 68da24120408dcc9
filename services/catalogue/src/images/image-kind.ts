export type ImageKind = 'png' | 'jpeg' | 'webp'

/** As many bytes as it takes to tell. */
export const SIGNATURE_LENGTH = 12

/** What a file is by its first bytes, whatever it is called; `null` for anything but the three kinds we take. */
export function imageKindOf(start: Buffer): ImageKind | null {
  const bytes = start.toString('latin1')
  if (bytes.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (bytes.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (bytes.startsWith('RIFF') && bytes.slice(8, SIGNATURE_LENGTH) === 'WEBP') return 'webp'
  return null
}
