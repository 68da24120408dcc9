import type { ChainDocument, ChainDocumentForm } from '@storyright/contracts/http'
import { type ChainDocumentType, chainDocumentTypes, limits } from '@storyright/contracts/vocabulary'
import { type InferType, object, string } from 'yup'
import { freeText, link, required } from '../../shared/form/rules.ts'

const party = (message: string) => required(message, limits.title).default('')
const isDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const documentRules = object({
  type: string()
    .default('')
    .test('type', 'Document type is required', (text) => Object.hasOwn(chainDocumentTypes, text)),
  grantor: party('Who grants the rights is required'),
  grantee: party('Who receives the rights is required'),
  date: string()
    .default('')
    .test('date', 'Please give the date as year-month-day', (text) => !text || isDate(text)),
  territory: freeText(limits.title),
  fileUrl: link('Must be a valid URL'),
  note: freeText(limits.longText),
  position: string().default(''),
})
export type DocumentFields = InferType<typeof documentRules>

/** What the form begins with: the document as it is, or a new one that takes the rights from where they are. */
export function fieldsOf(document: ChainDocument | null, chain: readonly ChainDocument[]): DocumentFields {
  const { type, grantor, grantee, date, territory, fileUrl, note, position } = document ?? {}
  return {
    type: type ?? '',
    grantor: grantor ?? chain.at(-1)?.grantee ?? '',
    grantee: grantee ?? '',
    date: date ?? '',
    territory: territory ?? '',
    fileUrl: fileUrl ?? '',
    note: note ?? '',
    position: String(position ?? ''),
  }
}

/** The request: blank fields become null. Without a position a new document comes last, whatever was added meanwhile. */
export function formOf(typed: DocumentFields): ChainDocumentForm {
  const { type, grantor, grantee, date, territory, fileUrl, note, position } = documentRules.cast(typed)
  const blankless = { date: date || null, territory: territory || null, fileUrl: fileUrl || null, note: note || null }
  const place = position ? { position: Number(position) } : {}
  return { type: type as ChainDocumentType, grantor, grantee, ...blankless, ...place }
}

/** The places that a document can take among the others; a new one has none yet, and then comes last. */
export const placesFor = (document: ChainDocument | null, chain: readonly ChainDocument[]) => [
  ...(document ? [] : [{ value: '', label: 'At the end' }]),
  ...chain.map((_document, at) => ({ value: String(at + 1), label: String(at + 1) })),
]
