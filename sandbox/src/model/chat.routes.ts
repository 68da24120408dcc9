import type { FastifyInstance } from 'fastify'
import { CUT, type Faults } from '../faults/faults.ts'
import { cut, late } from '../faults/late.ts'
import type { RequestLog } from '../requests/request-log.ts'
import { failureOf, ModelError, readChatRequest, unknownModel, wrongKey } from './chat-request.ts'
import { completionOf, contentOf } from './completion.ts'
import { sendMalformed } from './malformed.ts'
import type { ModelState } from './model-state.ts'
import { userTexts } from './user-texts.ts'

/** The operation that can be made to fail. */
export const chatCompletions = 'chat.completions'

export interface ChatDeps {
  state: ModelState
  faults: Faults
  requests: RequestLog
  access: { key: string; model: string }
}

/** A language model's API, as far as chats with structured answers use it. Errors have that protocol's shape. */
export async function chatRoutes(app: FastifyInstance, { state, faults, requests, access }: ChatDeps): Promise<void> {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ModelError) return reply.code(error.status).send(error.body)
    const { statusCode: status = 500 } = error as { statusCode?: number }
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(status).send(failureOf(status).body)
  })
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== `Bearer ${access.key}`) throw wrongKey()
  })

  app.get('/models', async () => ({
    object: 'list',
    data: [{ id: access.model, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' }],
  }))

  app.post('/chat/completions', async (request, reply) => {
    const note = { operation: chatCompletions, summary: '–', status: 500, onRequest: false }
    state.holding++
    try {
      const asked = readChatRequest(request.body)
      note.summary = userTexts(asked)[0] ?? '–'
      state.record(asked)
      if (asked.model !== access.model) throw unknownModel(asked.model)
      const fault = faults.take(chatCompletions)
      note.onRequest = fault !== undefined
      if (fault?.delayMs) await late(fault.delayMs, request, closing.signal)
      note.status = fault?.status ?? 200
      if (fault?.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
      if (fault?.status === CUT) return cut(request, reply)
      if (fault?.status !== undefined) throw failureOf(fault.status, fault.code)
      if (fault?.answers) return sendMalformed(reply, asked, fault.answers)
      return completionOf(asked, contentOf(asked, state))
    } catch (error) {
      if (error instanceof ModelError) note.status = error.status
      throw error
    } finally {
      state.holding--
      requests.record(note)
    }
  })
}
