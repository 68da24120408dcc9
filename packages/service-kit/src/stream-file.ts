import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** However short what is sent at once is, whoever passes it on takes a buffer of this length for it. */
const CHUNK_BYTES = 64 * 1024

export interface StreamFileInput {
  type: string
  fileName: string
  content: AsyncIterable<string | Uint8Array>
}

/**
 * A file to save, sent while its content is read. Return it from the call's handler. What fails before its first chunk is answered as any
 * failure is: half a file would look like a whole one.
 */
export async function streamFile(reply: FastifyReply, { type, fileName, content }: StreamFileInput): Promise<Readable> {
  const chunks = inChunks(content)
  const first = await chunks.next()
  reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`)
  return Readable.from(first.done ? [] : resumed(first.value, chunks), { highWaterMark: 1 })
}

async function* resumed<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}

async function* inChunks(content: StreamFileInput['content']): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    const buffer = typeof part === 'string' ? Buffer.from(part) : part
    waiting.push(buffer)
    bytes += buffer.length
    if (bytes < CHUNK_BYTES) continue
    yield Buffer.concat(waiting, bytes)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes)
}
