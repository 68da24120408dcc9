import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

interface ZipEntry {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  checksum: number
  packed: number
  size: number
  offset: number
}

/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** 1 January 1980: archives of the same listings are the same. */
const DATE = 0x0021

/** A zip archive, piece by piece: an entry is never in memory as a whole. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const all: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), checksum: 0, packed: 0, size: 0, offset }
    const head = Buffer.concat([signature(0x0403), fixed(entry), Buffer.from(entry.name)])
    yield head
    for await (const chunk of deflated(content, entry)) yield chunk
    const sizes = numbers(4, entry.checksum, entry.packed, entry.size)
    yield Buffer.concat([signature(0x0807), sizes])
    offset += head.length + entry.packed + 4 + sizes.length
    all.push(entry)
  }
  const directory = Buffer.concat(all.map(directoryEntry))
  yield directory
  yield Buffer.concat([
    signature(0x0605),
    numbers(2, 0, 0, all.length, all.length),
    numbers(4, directory.length, offset),
    numbers(2, 0),
  ])
}

async function* deflated(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.checksum = crc32(bytes, entry.checksum)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  pipeline(Readable.from(counted()), deflate).catch(() => {}) // the loop below gets the same error
  for await (const chunk of deflate) {
    entry.packed += (chunk as Buffer).length
    yield chunk as Buffer
  }
}

/** What a file's own head says, and the directory again; the sizes are those that are known by then. */
const fixed = ({ name, checksum, packed, size }: Written) =>
  Buffer.concat([
    numbers(2, 20, FLAGS, DEFLATE, 0, DATE),
    numbers(4, checksum, packed, size),
    numbers(2, name.length, 0),
  ])

const directoryEntry = (entry: Written) =>
  Buffer.concat([
    signature(0x0201),
    numbers(2, 20),
    fixed(entry),
    numbers(2, 0, 0, 0),
    numbers(4, 0, entry.offset),
    entry.name,
  ])

const signature = (kind: number) => Buffer.concat([Buffer.from('PK'), numbers(2, kind)])

function numbers(length: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(length * values.length)
  values.forEach((value, index) => {
    bytes.writeUIntLE(value, index * length, length)
  })
  return bytes
}
