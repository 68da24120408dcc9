import { GridFSBucket, type ObjectId } from 'mongodb'
import type { Database } from '../../database.ts'
import { decodeModel, encodeModel, modelFormat } from '../model/encode-model.ts'
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
