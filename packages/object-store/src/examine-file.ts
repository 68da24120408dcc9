import { open } from 'node:fs/promises'
import { refusals } from '@storyright/contracts/vocabulary'
import { type ProcessLimits, programNamed, runLimited } from '@storyright/service-kit'
import { type Examined, examineNow, type Refused } from './examine-now.ts'
import { beginsAs, type FileKind, kindNamedBy, pictureKinds } from './file-kind.ts'
import type { ReceivedFile } from './receive-file.ts'
import { hasTooManyNames } from './zip.ts'

/** Of the process that reads one file. */
export const EXAMINING: ProcessLimits = { processorSeconds: 5, memoryBytes: 512 * 1_024 ** 2, wallSeconds: 60 }

/** A PDF is gone through once from end to end, so that one of this size takes less than starting a process. */
const SMALL_PDF = 1_024 ** 2

/**
 * What an uploaded document is; `null` unless its content is the kind that its name says, and one of those that are taken. Its size,
 * first bytes and a zip's directory are judged first; what costs more is read in a process of its own (`examine.ts`), with limits.
 * Refuses, with the reason, what nobody could open and what takes too much.
 */
export async function examineFile<Kind extends FileKind>(
  { path, name }: ReceivedFile,
  taken: readonly Kind[],
  limits = EXAMINING,
): Promise<Examined<Kind> | null> {
  const kind = taken.find((one) => one === kindNamedBy(name))
  if (!kind) return null
  const handle = await open(path)
  try {
    if (!(await beginsAs(handle, kind))) return null
    if (await hasTooManyNames(handle)) throw refusals.tooManyParts()
    const isQuick = isPicture(kind) || (kind === 'pdf' && (await handle.stat()).size <= SMALL_PDF)
    const found = isQuick ? await examineNow(path, kind) : await examineApart(path, kind, limits)
    if (found && 'refusal' in found) throw refusals[found.refusal]()
    return found
  } finally {
    await handle.close()
  }
}

/** Nothing but the beginning is read of one that is kept as a document: nobody decodes it here. */
const isPicture = (kind: FileKind) => pictureKinds.some((one) => one === kind)

async function examineApart<Kind extends FileKind>(
  file: string,
  kind: Kind,
  limits: ProcessLimits,
): Promise<Examined<Kind> | Refused | null> {
  const program = programNamed('examine', new URL('./examine.ts', import.meta.url))
  const end = await runLimited({ program, args: [file, kind] }, limits)
  if (end === 'too much') return { refusal: 'fileTooElaborate' }
  if (end.code !== 0) throw new Error(`Examining a file ended with ${end.code}: ${end.errors}`)
  return end.sent as Examined<Kind> | Refused | null
}
