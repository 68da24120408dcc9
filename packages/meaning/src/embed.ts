import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Answer, Question } from './embedder.ts'
import { modelFile, requireModel, vocabularyFile } from './model-folder.ts'
import { tokenizerSettings } from './tokenizer-settings.ts'
import { dimensions, meanOfTokens, quantised } from './vector.ts'

// A process of its own: it embeds its parent's texts, one after the other, on one thread.

interface Tensor {
  data: Float32Array
}
interface Session {
  inputNames: readonly string[]
  outputNames: readonly string[]
  run(inputs: Record<string, unknown>): Promise<Record<string, Tensor>>
}
/** The used parts of the packages in the model's folder, which are not installed with ours. */
interface Runtime {
  Tensor: new (type: 'int64', data: BigInt64Array, shape: number[]) => unknown
  InferenceSession: { create(file: string, options: object): Promise<Session> }
}
interface Tokenizers {
  Tokenizer: new (tokenizer: object, config: object) => { encode(text: string): { ids: number[] } }
}

async function openModel(folder: string): Promise<(text: string) => Promise<Int8Array>> {
  await requireModel(folder)
  const load = createRequire(path.join(path.resolve(folder), 'package.json'))
  const { InferenceSession, Tensor } = load('onnxruntime-node') as Runtime
  const { Tokenizer } = load('@huggingface/tokenizers') as Tokenizers
  const { tokenizer, config, mostTokens } = tokenizerSettings(
    JSON.parse(await readFile(vocabularyFile(folder), 'utf8')),
  )
  const words = new Tokenizer(tokenizer, config)
  const session = await InferenceSession.create(modelFile(folder), {
    ...{ intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' },
    ...{ logSeverityLevel: 3 },
  })
  const [output = ''] = session.outputNames
  return async (text) => {
    const all = words.encode(text).ids
    const ids = all.length > mostTokens ? [...all.slice(0, mostTokens - 1), all.at(-1)!] : all
    const filled = (value: (at: number) => number) =>
      new Tensor(
        'int64',
        BigInt64Array.from(ids, (_id, at) => BigInt(value(at))),
        [1, ids.length],
      )
    const inputs: Record<string, unknown> = {
      input_ids: filled((at) => ids[at]!),
      attention_mask: filled(() => 1),
      token_type_ids: filled(() => 0),
    }
    const asked = Object.fromEntries(session.inputNames.map((name) => [name, inputs[name]]))
    const { data } = (await session.run(asked))[output]!
    return quantised(data.length === dimensions ? data : meanOfTokens(data, ids.length))
  }
}

/** Its parent has died. */
const orphaned = () => process.exit(1)

async function embed(folder: string): Promise<void> {
  process.on('disconnect', orphaned)
  const meaningOf = await openModel(folder)
  let before: Promise<void> = Promise.resolve()
  process.on('message', ({ id, text }: Question) => {
    before = before.then(async () => {
      const answer: Answer = await meaningOf(text).then(
        (vector) => ({ id, vector }),
        (error: Error) => ({ id, failed: error.message }),
      )
      process.send!(answer)
    })
  })
  process.send!({ id: 0 } satisfies Answer) // ready
}

await embed(process.argv[2]!)
