import { type FileHandle, open } from 'node:fs/promises'
import { type FileKind, fileKindOf, type PdfFault, pdfFault } from './file-kind.ts'
import { contentInZip, namesInZip } from './zip.ts'

export interface Examined<Kind extends FileKind = FileKind> {
  kind: Kind
  /** Whether it carries code that its reader's computer might run. */
  hasMacros: boolean
}

/** Why a file is not taken, as a process can say it to another. */
export interface Refused {
  refusal: PdfFault | 'fileTooElaborate'
}

/** Reads a file of the kind that it says it is; `null` where it is another. */
export async function examineNow<Kind extends FileKind>(
  file: string,
  kind: Kind,
): Promise<Examined<Kind> | Refused | null> {
  if ((await fileKindOf(file)) !== kind) return null
  if (kind === 'pdf') {
    const fault = await pdfFault(file)
    if (fault) return { refusal: fault }
  }
  return { kind, hasMacros: await carriesMacros(file, kind) }
}

/** Whether a presentation or a document carries code that its reader's computer might run. */
export async function carriesMacros(file: string, kind: FileKind): Promise<boolean> {
  if (kind !== 'ppt' && kind !== 'pptx' && kind !== 'docx') return false
  const handle = await open(file)
  try {
    return await (kind === 'ppt' ? binaryHasMacros(handle) : packageHasMacros(handle))
  } finally {
    await handle.close()
  }
}

const namesCode = (name: string) =>
  /(^|\/)vba(Project|Data)[^/]*$|\.(pptm|potm|ppsm|ppam|docm|dotm|xlsm|xltm|xlam)$/i.test(name)
const typesList = '[Content_Types].xml'
const TYPES_BYTES = 4 * 1024 * 1024

/** By the parts' names, and by their declared types: a part with code may be called anything, but runs only as that type. */
async function packageHasMacros(handle: FileHandle): Promise<boolean> {
  if ((await namesInZip(handle)).some(namesCode)) return true
  const types = await contentInZip(handle, typesList, TYPES_BYTES)
  if (types === null) return true // nobody could say what is in it
  return /macroEnabled|vbaProject|vbaData/i.test(types.toString('latin1').replaceAll('\0', '')) // it may be UTF-16
}

const storage = Buffer.from('_VBA_PROJECT', 'utf16le')
// The record of a presentation's code: a container with one atom, whose second number says that there is some.
const record = Buffer.from('1f00ff0314000000020000040c000000', 'hex')
const HAS_CODE_AT = record.length + 4
const LONGEST = HAS_CODE_AT + 4

async function binaryHasMacros(handle: FileHandle): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0) // of the chunk before, as a mark may lie across two
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    const searched = Buffer.concat([end, chunk as Buffer])
    if (searched.includes(storage) || recordsCode(searched)) return true
    end = searched.subarray(1 - LONGEST)
  }
  return false
}

function recordsCode(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(record); at >= 0; at = bytes.indexOf(record, at + 1))
    if (at + LONGEST <= bytes.length && bytes.readUInt32LE(at + HAS_CODE_AT) !== 0) return true
  return false
}
