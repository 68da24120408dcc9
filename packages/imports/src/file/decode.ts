import { isUtf8 } from 'node:buffer'
import { type Warn, warning } from '../source-row.ts'
import { type Container, readBytes } from './container.ts'

interface Source {
  path: string
  container: Container
  encoding: string
}

/**
 * The encoding that a file's bytes are in: files that name UTF-8, or nothing, and are not have been saved by old Windows programs. The
 * whole file is looked at before its first record is read, since what was read wrongly cannot be taken back.
 */
export async function settleEncoding(source: Source, warn: Warn): Promise<string> {
  if (source.encoding !== 'utf-8' || (await isWhollyUtf8(source))) return source.encoding
  warn(
    warning(
      null,
      'encoding',
      'This file is not in UTF-8. We read it as Windows-1252: check names with accents before you apply it.',
    ),
  )
  return 'windows-1252'
}

async function isWhollyUtf8({ path, container }: Source): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of readBytes(path, container, () => {})) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = endOfWholeCharacters(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return false
    rest = Buffer.from(bytes.subarray(end))
  }
  // What is left is the half of a character: the file was cut off.
  return true
}

/** Where the last character begins whose bytes are not all there. */
function endOfWholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** The text of a file, chunk by chunk, without its byte order mark. A file that was cut off gives a warning. */
export async function* readText({ path, container, encoding }: Source, warn: Warn): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of readBytes(path, container, () => warn(cutOff()))) {
    const text = decoder.decode(bytes, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '' && rest !== '\ufffd') yield rest
}

export const cutOff = () =>
  warning(
    null,
    'cut_off',
    'This file breaks off before its end. Everything before that is here; ask for the file again to have the rest.',
  )
