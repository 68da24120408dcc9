import type { OfferDocument } from '@storyright/contracts/http'
import { offerLimits, offersAddresses } from '@storyright/contracts/vocabulary'
import type { UploadKind } from '../../shared/upload/upload-kinds.ts'
import { fileSize } from '../deck/deck.ts'

/** What an offer's shelf takes. The server looks at the content, this at what is known before anything is sent. */
export const documentsOf = (offerId: string): UploadKind<typeof offersAddresses.uploadOptionDocument> => ({
  to: { address: offersAddresses.uploadOptionDocument, params: { id: offerId } },
  accept: offerLimits.documentTypes.join(),
  unfit: ({ name, size }) => {
    if (/\.(docm|dotm)$/i.test(name)) return 'Documents with macros are not accepted. Save it as .docx without them.'
    if (!offerLimits.documentTypes.some((type) => name.toLowerCase().endsWith(type)))
      return 'Please choose a PDF, PNG, JPEG or Word (.docx) file'
    if (size === 0) return 'This file is empty'
    return size > offerLimits.documentBytes ? 'A file may be at most 20 MB' : null
  },
  fallback: (status) =>
    status === 413 ? 'A file may be at most 20 MB' : 'The file could not be uploaded. Please try again.',
})

export const documentKinds = 'PDF, PNG, JPEG or Word (.docx), up to 20 MB'

/** "Version 2 · 340 KB"; the first version of a name is not called one. */
export const documentFacts = ({ version, bytes }: Pick<OfferDocument, 'version' | 'bytes'>) =>
  `${version > 1 ? `Version ${version} · ` : ''}${fileSize(bytes)}`

/** One name on the shelf: its newest version, and those before it. */
export interface ShelfEntry {
  newest: OfferDocument
  older: OfferDocument[]
}

/** The documents by name, whichever was added to last first; the newest version of each first. */
export function shelfOf(documents: readonly OfferDocument[]): ShelfEntry[] {
  const byName = new Map<string, OfferDocument[]>()
  const newestFirst = documents.toSorted(
    (one, other) => Date.parse(other.uploadedAt) - Date.parse(one.uploadedAt) || other.version - one.version,
  )
  for (const document of newestFirst) byName.set(document.name, [...(byName.get(document.name) ?? []), document])
  return [...byName.values()].map((versions) => {
    const [newest, ...older] = versions.toSorted((one, other) => other.version - one.version)
    return { newest: newest!, older }
  })
}
