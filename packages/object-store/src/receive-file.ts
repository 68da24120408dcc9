import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { Refusal, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface ExpectedFile {
  field: string
  maximumBytes: number
  tooLarge(): Refusal
}

/** An uploaded file, while it is being checked. */
export interface ReceivedFile {
  path: string
  /** What its sender calls it. */
  name: string
}

/** What a part says of itself before its content: a file's name, above all. */
const HEADER_BYTES = 8_192

/** Makes multipart the only body that the routes of this scope take. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Refused by the handler: a body that Fastify itself refuses ends the connection, and a proxy that still sends hangs.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Streams the one file of a multipart request into a temporary place, and clears it away after `use`. The whole request is read
 * first: one with anything else in the place of a file is refused, and nothing of it is used.
 */
export async function receiveFile<Result>(
  request: FastifyRequest,
  expected: ExpectedFile,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? ''))
    throw refusals.wrongContentType()
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-upload-'))
  try {
    const file = await onlyFile(request, expected, path.join(folder, 'file')).catch(readable)
    return await use(file)
  } catch (error) {
    request.raw.unpipe().resume() // whoever still sends has to come to the end before the answer is read
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onlyFile(
  request: FastifyRequest,
  { field, maximumBytes, tooLarge }: ExpectedFile,
  place: string,
): Promise<ReceivedFile> {
  const limits = { headerSize: HEADER_BYTES, fileSize: maximumBytes, files: 2, fields: 10, fieldSize: 1_000, parts: 12 }
  let received: ReceivedFile | undefined
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (received || part.fieldname !== field) throw oneFile(field)
    await pipeline(part.file, createWriteStream(place))
    if (part.file.truncated) throw tooLarge()
    if (part.file.bytesRead === 0) throw refusals.emptyFile()
    received = { path: place, name: part.filename }
  }
  if (!received) throw oneFile(field)
  return received
}

const oneFile = (field: string) =>
  refusals.malformedRequest({ message: `Please send one file, in the field “${field}”.` })

/** Faults of the disk are ours; everything else is about what was sent. */
function readable(error: Error & { syscall?: string }): never {
  if (error instanceof Refusal || error.syscall !== undefined) throw error
  throw refusals.malformedRequest({ message: 'The upload could not be read to its end.' })
}
