import type { FileHandle } from 'node:fs/promises'

const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const LARGEST_DIRECTORY = 8 * 1024 * 1024
const ENTRY_LENGTH = 46
const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = Buffer.from('PK\x01\x02', 'latin1')

/** The names of a zip's entries, from the directory at its end; none when that is damaged, and nothing is unpacked. */
export async function namesInZip(file: FileHandle): Promise<string[]> {
  const { size } = await file.stat()
  const tail = await bytesOf(file, Math.max(0, size - END_LENGTH - LONGEST_COMMENT), END_LENGTH + LONGEST_COMMENT)
  const end = tail.lastIndexOf(endMark)
  if (end < 0 || end + END_LENGTH > tail.length) return []
  const length = tail.readUInt32LE(end + 12)
  if (length > LARGEST_DIRECTORY) return []
  return namesInDirectory(await bytesOf(file, tail.readUInt32LE(end + 16), length))
}

function namesInDirectory(directory: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + ENTRY_LENGTH <= directory.length && directory.subarray(at, at + 4).equals(entryMark)) {
    const nameEnd = at + ENTRY_LENGTH + directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + ENTRY_LENGTH, nameEnd))
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
