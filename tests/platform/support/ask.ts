import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { usualPath } from '@storyright/contracts/services'
import { eventually } from '@storyright/testing'
import { routeOf } from '../../../services/gateway/src/routing.ts'

export interface Question {
  method?: string
  /** Sent as it stands: nothing is normalised or encoded. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json<Value = Record<string, unknown>>(): Value
}

export type Ask = (question: Question) => Promise<Answer>

const LIMIT_MS = 10_000

/** What may take longer than others has that from its declaration. */
const limitOf = (path: string) => {
  const own = routeOf(path.split('?', 1)[0]!)?.timeLimitMs ?? usualPath.timeLimitMs
  return own > usualPath.timeLimitMs ? own : LIMIT_MS
}

/** A client of one address that sends exactly what it is given; `fetch` would tidy paths up. */
export function openClient(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const ask: Ask = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, method, path, headers, timeout: limitOf(path) }, (answer) => {
        const told = { status: answer.statusCode!, headers: answer.headers }
        // What goes on for ever is not waited for.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ ...told, text: '', json: () => JSON.parse('null') })
          return void asked.destroy()
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ ...told, text, json: () => JSON.parse(text) })
        })
      })
      asked.once('timeout', () => asked.destroy(new Error(`${method} ${path} took too long`)))
      asked.once('error', reject)
      if (body !== undefined) asked.setHeader('content-length', Buffer.byteLength(body))
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/**
 * The answer of a platform of which nothing is away. One that is busy with other tests may refuse by 503, which says nothing about the
 * question: it is asked again.
 */
export const whenNotBusy = (ask: Ask, question: Question): Promise<Answer> =>
  eventually(async () => {
    const answer = await ask(question)
    if (answer.status === 503)
      throw new Error(`${question.method ?? 'GET'} ${question.path} was refused: ${answer.text}`)
    return answer
  })

/** The headers and the body of a JSON request. */
export function json(value: unknown, headers: Record<string, string> = {}) {
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }
}
