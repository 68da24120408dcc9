import { createHash } from 'node:crypto'
import { chanceOf } from '../text/chance.ts'
import type { AnswerSchema, ChatRequest } from './chat-request.ts'
import { observe, type Quoted } from './observe.ts'
import { quotableTexts, sentencesOf, userTexts } from './user-texts.ts'

export interface Manner {
  /** Follows orders that it finds in its input. */
  gullible: boolean
  /** Praises any input. */
  praises?: boolean
  /** Invents quotes. */
  misquotes?: boolean
}

/** The model's answer to a request, as text. */
export function contentOf(request: ChatRequest, { gullible, praises = false, misquotes = false }: Manner): string {
  const texts = quotableTexts(request)
  const schema = request.response_format?.json_schema.schema as AnswerSchema | undefined
  if (!schema) return texts.join(' ').slice(0, 400)
  return JSON.stringify(
    writeAnswer(schema, { texts, misquotes, praises: praises || (gullible && hasOrders(userTexts(request))) }),
  )
}

/** The whole response around the model's text. */
export function completionOf(request: ChatRequest, content: string, finishReason: 'stop' | 'length' = 'stop') {
  const asked = tokensIn(request.messages.map((message) => message.content).join('\n'))
  const completionTokens = tokensIn(content)
  return {
    id: `chatcmpl-${createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 29)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: asked, completion_tokens: completionTokens, total_tokens: asked + completionTokens },
    service_tier: 'default',
    system_fingerprint: 'fp_sandbox',
  }
}

/** About four letters each. */
const tokensIn = (text: string) => Math.ceil(text.length / 4)

interface GivenTexts {
  texts: readonly string[]
  /** Whether the answer is everything favourable, and nothing else. */
  praises: boolean
  /** Whether its quotes are invented. */
  misquotes?: boolean
}

/** What the model answers: true to the schema, the same for the same texts. */
function writeAnswer(schema: AnswerSchema, given: GivenTexts, path = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[Math.floor(chanceOf(path, ...given.texts) * schema.enum.length)]
  const [choice] = schema.anyOf ?? []
  if (choice) return writeAnswer(choice, given, path)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return writeObject(schema, given, path)
  if (type === 'array') return writeList(schema, given, path)
  if (type === 'boolean') return chanceOf(path, ...given.texts) < 0.5
  if (type === 'integer' || type === 'number') return writeNumber(schema, given, path)
  if (type === 'string') return sentenceAt(chanceOf(path, ...given.texts), given.texts)
  return null
}

const writeObject = ({ properties = {} }: AnswerSchema, given: GivenTexts, path: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, writeAnswer(part, given, `${path}.${name}`)]),
  )

function writeNumber(
  { minimum = 0, maximum = 100 }: AnswerSchema,
  { texts, praises }: GivenTexts,
  path: string,
): number {
  return praises ? maximum : Math.floor(minimum + chanceOf(path, ...texts) * (maximum - minimum + 1))
}

/** A list whose entries name something of a kind has one for each kind that the texts speak of. */
function writeList(
  { items = {}, minItems = 0, maxItems = 100 }: AnswerSchema,
  given: GivenTexts,
  path: string,
): unknown[] {
  const kind = Object.entries(items.properties ?? {}).find(([, part]) => Array.isArray(part.enum))
  if (!kind) return Array.from({ length: Math.max(minItems, 1) }, (_, at) => writeAnswer(items, given, `${path}.${at}`))
  const [name, { enum: kinds = [] }] = kind
  const quotes = given.praises ? praise(kinds.map(String), given.texts) : observe(kinds.map(String), given.texts)
  return quotes.slice(0, maxItems).map(([value, quote]) => {
    const entry = writeAnswer(items, given, `${path}.${value}`) as Record<string, unknown>
    return { ...entry, ...quoteIn(items, given.misquotes ? 'Nobody ever wrote this of it' : quote), [name]: value }
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

/** Words of a text that wants to be obeyed instead of read. */
const orders =
  /ignore|disregard|forget|override|instruction|prompt|system:|assistant|you are|you must|rate (this|it)|score|give (this|it)|100|hundred|maximum|highest|top marks|full marks|<\/|\[\[|###/i

/** Words in the name of an observation that speak against a title. */
const unfavourable = new Set(
  (
    'attitudes closed contested costly crowded dated derivative difficult divisive encumbered explicit familiar fashion fragmented ' +
    'heavy interior lack limited living local many missing narrow niche passing period risk sensitive single slow sprawling ' +
    'unclear unknown weak'
  ).split(' '),
)

const hasOrders = (texts: readonly string[]): boolean => texts.some((text) => orders.test(text))

/** Observes what the texts name and ask for, or else everything favourable; each time with the next words of the texts. */
function praise(names: readonly string[], texts: readonly string[]): Quoted[] {
  const wanted = names.filter((name) => texts.some((text) => text.includes(name)))
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.includes(' '))
  return (wanted.length > 0 ? wanted : names.filter(isFavourable)).map(
    (name, at) => [name, sentences[at % sentences.length] ?? ''] as const,
  )
}

const isFavourable = (kind: string): boolean => !kind.split('_').some((word) => unfavourable.has(word))
