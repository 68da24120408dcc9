import { create } from 'content-disposition'
import { contentTypes, type FileKind, kindNamedBy } from './file-kind.ts'

const LONGEST_NAME = 120

/** A name that is no path and no trouble on any system, ending as its kind does. */
export function safeFileName(name: string, kind: FileKind): string {
  const ending = kindNamedBy(name) === kind ? name.slice(name.lastIndexOf('.')).toLowerCase() : `.${kind}`
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .toWellFormed()
    .replace(/[\p{C}<>:"|?*\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'file'}${ending}`
}

/** Headers of a private file that browsers save, or show where it is to be read first, and never run. */
export function attachmentHeaders(
  { name, kind, size }: { name: string; kind: FileKind; size: number },
  type: 'attachment' | 'inline' = 'attachment',
) {
  return {
    'content-type': contentTypes[kind],
    'content-length': size,
    'content-disposition': create(name, { type }),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
}
