import type { Model } from './model.ts'

const kinds = { Uint32Array, Float32Array, Uint8Array } as const
type Kind = keyof typeof kinds
type Numbers = Uint32Array | Float32Array | Uint8Array

interface Header {
  format: number
  plain: Pick<Model, 'trainedAt' | 'items' | 'words' | 'genres' | 'mediums'>
  parts: { path: string[]; kind: Kind; at: number; length: number }[]
}

/** A model of another format is trained again. */
export const modelFormat = 2
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
