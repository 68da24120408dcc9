import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
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

/** Makes multipart the only body that the routes of this scope take. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Refused by the handler: a body that Fastify itself refuses ends the connection, and a proxy that still sends hangs.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  await scope.register(multipart)
}

/** Streams the one file of a multipart request into a temporary place, and clears it away after `use`. */
export async function receiveFile<Result>(
  request: FastifyRequest,
  expected: ExpectedFile,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const part = await firstPart(request, expected)
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-upload-'))
  try {
    const file = path.join(folder, 'file')
    await pipeline(part.file, createWriteStream(file)).catch(readable)
    if (part.file.truncated) throw expected.tooLarge()
    return await use({ path: file, name: part.filename })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function firstPart(request: FastifyRequest, { field, maximumBytes }: ExpectedFile): Promise<MultipartFile> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? ''))
    throw refusals.wrongContentType()
  const limits = { fileSize: maximumBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11 }
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(readable)
  if (part?.fieldname === field) return part
  part?.file.resume() // what is not read would hold the connection
  throw refusals.malformedRequest({ says: `Please send one file, in the field “${field}”.` })
}

/** Faults of the disk are ours; everything else is about what was sent. */
function readable(error: Error & { syscall?: string }): never {
  if (error instanceof Refusal || error.syscall !== undefined) throw error
  throw refusals.malformedRequest({ says: 'The upload could not be read to its end.' })
}
