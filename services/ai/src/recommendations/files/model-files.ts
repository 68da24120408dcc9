import { GridFSBucket, type ObjectId } from 'mongodb'
import type { Database } from '../../database.ts'
import type { Model } from '../model/model.ts'

/** How many rows there were when a model was trained. */
export type Counts = Record<'listings' | 'favourites' | 'offers' | 'taste', number>

/** A trained model, of which all replicas read the newest. */
export interface ModelFile {
  _id: ObjectId
  length: number
  metadata: { format: number; trainedAt: Date; tookMs: number; counts: Counts }
}

const BUCKET = 'models'
const CHUNK_BYTES = 4 * 1024 * 1024
const KEPT = 2

const bucketOf = (db: Database) => new GridFSBucket(db, { bucketName: BUCKET, chunkSizeBytes: CHUNK_BYTES })
const filesOf = (db: Database) => db.collection<ModelFile>(`${BUCKET}.files`)
const chunksOf = (db: Database) => db.collection<{ files_id: ObjectId }>(`${BUCKET}.chunks`)

/** It is there for others once all of it is written. */
export async function saveModel(
  db: Database,
  model: Model,
  about: Omit<ModelFile['metadata'], 'format'>,
): Promise<void> {
  const upload = bucketOf(db).openUploadStream('recommendations', { metadata: { format: modelFormat, ...about } })
  for (const part of encodeModel(model)) await write(upload, part)
  await new Promise<void>((resolve, reject) => upload.once('error', reject).end(() => resolve()))
}

const write = (upload: ReturnType<GridFSBucket['openUploadStream']>, part: Buffer) =>
  new Promise<void>((resolve, reject) =>
    upload.write(part, (error?: Error | null) => (error ? reject(error) : resolve())),
  )

export const newestModel = (db: Database): Promise<ModelFile | null> =>
  filesOf(db).findOne({ 'metadata.format': modelFormat }, { sort: { uploadDate: -1 } })

/** `null` when it is gone, since a newer one is there. */
export async function readModel(db: Database, { _id, length }: ModelFile): Promise<Model | null> {
  const file = new Uint8Array(length)
  let at = 0
  try {
    for await (const part of bucketOf(db).openDownloadStream(_id) as AsyncIterable<Buffer>) {
      file.set(part, at)
      at += part.byteLength
    }
  } catch (error) {
    if (await filesOf(db).findOne({ _id })) throw error
    return null
  }
  return decodeModel(file)
}

/** Deletes all but the newest, and leftovers of an interrupted training. Only the trainer may do it. */
export async function cleanModels(db: Database): Promise<void> {
  const old = await filesOf(db).find().sort({ uploadDate: -1 }).skip(KEPT).toArray()
  for (const { _id } of old) await bucketOf(db).delete(_id)
  const whole = new Set((await filesOf(db).find().toArray()).map(({ _id }) => _id.toHexString()))
  const found = await chunksOf(db).distinct('files_id')
  const left = found.filter((id) => !whole.has(id.toHexString()))
  if (left.length > 0) await chunksOf(db).deleteMany({ files_id: { $in: left } })
}

const kinds = { Uint32Array, Float32Array, Uint8Array } as const
type Kind = keyof typeof kinds
type Numbers = Uint32Array | Float32Array | Uint8Array

interface Header {
  format: number
  plain: Pick<Model, 'trainedAt' | 'items' | 'words' | 'genres' | 'mediums'>
  parts: { path: string[]; kind: Kind; at: number; length: number }[]
}

/** A model of another format is trained again. */
const modelFormat = 2
const ALIGNED = 8

/** A model as one file: the length of a header, the header, and the numbers as they lie in memory. */
export function encodeModel({ trainedAt, items, words, genres, mediums, ...numbers }: Model): Buffer[] {
  const header: Header = { format: modelFormat, plain: { trainedAt, items, words, genres, mediums }, parts: [] }
  const bodies: Buffer[] = []
  let at = 0
  const put = (path: string[], values: Numbers) => {
    header.parts.push({ path, kind: values.constructor.name as Kind, at, length: values.length })
    const padding = (ALIGNED - (values.byteLength % ALIGNED)) % ALIGNED
    bodies.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength), Buffer.alloc(padding))
    at += values.byteLength + padding
  }
  for (const [name, values] of Object.entries(numbers))
    if (ArrayBuffer.isView(values)) put([name], values)
    else for (const [part, inner] of Object.entries(values)) put([name, part], inner)

  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(ALIGNED)
  length.writeUInt32LE(text.byteLength)
  return [length, text, Buffer.alloc((ALIGNED - (text.byteLength % ALIGNED)) % ALIGNED), ...bodies]
}

/** The same back; its numbers stay in the file's memory. `null` for another format. */
export function decodeModel(file: Uint8Array<ArrayBuffer>): Model | null {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const text = Buffer.from(file.buffer, file.byteOffset + ALIGNED, length).toString()
  const { format, plain, parts } = JSON.parse(text) as Header
  if (format !== modelFormat) return null
  const body = file.byteOffset + ALIGNED + Math.ceil(length / ALIGNED) * ALIGNED
  const model: Record<string, unknown> = { ...plain }
  for (const { path, kind, at, length: count } of parts) {
    const [name, part] = path as [string, string?]
    const values = new kinds[kind](file.buffer, body + at, count)
    if (part === undefined) model[name] = values
    else model[name] = { ...(model[name] as object), [part]: values }
  }
  return model as unknown as Model
}
