import { crc32 } from 'node:zlib'

/** A zip of files, not compressed. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    writeSizes(local, 14, content, name)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    writeSizes(entry, 16, content, name)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    at += local.length + Buffer.byteLength(name) + content.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, end])
}

function writeSizes(header: Buffer, at: number, content: Buffer, name: string): void {
  header.writeUInt32LE(crc32(content), at)
  header.writeUInt32LE(content.length, at + 4)
  header.writeUInt32LE(content.length, at + 8)
  header.writeUInt16LE(Buffer.byteLength(name), at + 12)
}
