import { type FileKind, fileKindOf, type PdfFault, pdfFault } from './file-kind.ts'
import { carriesMacros } from './macros.ts'

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
