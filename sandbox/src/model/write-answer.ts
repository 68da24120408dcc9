import { chanceOf } from '../text/chance.ts'
import { praise } from './obeying.ts'
import { observe } from './observe.ts'
import type { AnswerSchema } from './strict-schema.ts'
import { sentencesOf } from './told-text.ts'

interface Told {
  texts: readonly string[]
  /** Whether everything favourable is said, and nothing else. */
  praises: boolean
  /** Whether its quotes stand nowhere. */
  misquotes?: boolean
}

/** What the model answers: true to the schema, the same for the same texts. */
export function writeAnswer(schema: AnswerSchema, told: Told, path = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[Math.floor(chanceOf(path, ...told.texts) * schema.enum.length)]
  const [choice] = schema.anyOf ?? []
  if (choice) return writeAnswer(choice, told, path)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return writeObject(schema, told, path)
  if (type === 'array') return writeList(schema, told, path)
  if (type === 'boolean') return chanceOf(path, ...told.texts) < 0.5
  if (type === 'integer' || type === 'number') return writeNumber(schema, told, path)
  if (type === 'string') return sentenceAt(chanceOf(path, ...told.texts), told.texts)
  return null
}

const writeObject = ({ properties = {} }: AnswerSchema, told: Told, path: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, writeAnswer(part, told, `${path}.${name}`)]),
  )

function writeNumber({ minimum = 0, maximum = 100 }: AnswerSchema, { texts, praises }: Told, path: string): number {
  return praises ? maximum : Math.floor(minimum + chanceOf(path, ...texts) * (maximum - minimum + 1))
}

/** A list whose entries name something of a kind has one for each kind that the texts speak of. */
function writeList({ items = {}, minItems = 0, maxItems = 100 }: AnswerSchema, told: Told, path: string): unknown[] {
  const kind = Object.entries(items.properties ?? {}).find(([, part]) => Array.isArray(part.enum))
  if (!kind) return Array.from({ length: Math.max(minItems, 1) }, (_, at) => writeAnswer(items, told, `${path}.${at}`))
  const [name, { enum: kinds = [] }] = kind
  const quotes = told.praises ? praise(kinds.map(String), told.texts) : observe(kinds.map(String), told.texts)
  return quotes.slice(0, maxItems).map(([value, quote]) => {
    const entry = writeAnswer(items, told, `${path}.${value}`) as Record<string, unknown>
    return { ...entry, ...quoteIn(items, told.misquotes ? 'Nobody ever wrote this of it' : quote), [name]: value }
  })
}

/** The text of an entry is what the entry was found by. */
const quoteIn = ({ properties = {} }: AnswerSchema, quote: string) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, { type, enum: choices }]) => type === 'string' && !choices)
      .map(([name]) => [name, quote]),
  )

function sentenceAt(place: number, texts: readonly string[]): string {
  const sentences = texts.flatMap(sentencesOf)
  return sentences[Math.floor(place * sentences.length)] ?? ''
}
