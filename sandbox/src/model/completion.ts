import { createHash } from 'node:crypto'
import type { ChatRequest } from './chat-request.ts'
import { hasOrders } from './obeying.ts'
import type { AnswerSchema } from './strict-schema.ts'
import { quotableTexts, toldTexts } from './told-text.ts'
import { writeAnswer } from './write-answer.ts'

export interface Manner {
  /** Follows orders that it finds in what it is told. */
  gullible: boolean
  /** Praises whatever it is told. */
  praises?: boolean
  /** Quotes what nobody wrote. */
  misquotes?: boolean
}

/** What the model says to a request, as text. */
export function contentOf(request: ChatRequest, { gullible, praises = false, misquotes = false }: Manner): string {
  const texts = quotableTexts(request)
  const schema = request.response_format?.json_schema.schema as AnswerSchema | undefined
  if (!schema) return texts.join(' ').slice(0, 400)
  return JSON.stringify(
    writeAnswer(schema, { texts, misquotes, praises: praises || (gullible && hasOrders(toldTexts(request))) }),
  )
}

/** The whole answer around what the model says. */
export function completionOf(request: ChatRequest, content: string, finishReason: 'stop' | 'length' = 'stop') {
  const asked = tokensIn(request.messages.map((message) => message.content).join('\n'))
  const said = tokensIn(content)
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
    usage: { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said },
    service_tier: 'default',
    system_fingerprint: 'fp_sandbox',
  }
}

/** About four letters each. */
const tokensIn = (text: string) => Math.ceil(text.length / 4)
