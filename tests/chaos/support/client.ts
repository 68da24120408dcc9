import { setTimeout as pause } from 'node:timers/promises'
import { identityCalls } from '@storyright/contracts/http'
import { demoPassword } from '@storyright/demo'
import type { Journal } from './journal.ts'

/** The address of the platform, and the signal that closes every client. */
export interface Site {
  url: string
  journal: Journal
  signal: AbortSignal
}

interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** The Idempotency-Key, the same in every attempt. */
  key?: string
}

export interface Answer<Body = unknown> {
  status: number
  body: Body
  cookie: string | undefined
}

/** A signed-in client that retries for as long as something is down. */
export interface Client {
  email: string
  ask<Body>(request: Request): Promise<Answer<Body>>
}

const LIMIT_MS = 35_000
const GIVE_UP_MS = 180_000
const RETRY_MS = 700
const unavailable = [502, 503, 504]

export function clientFor(site: Site, email: string): Client {
  let cookie = ''

  async function signIn(): Promise<void> {
    const { method, path } = identityCalls.login
    const answer = await untilAnswered(site, { method, path, body: { email, password: demoPassword } }, '')
    if (answer.status !== 200 || !answer.cookie) throw new Error(`${email} could not sign in: ${answer.status}`)
    cookie = answer.cookie
  }

  return {
    email,
    async ask<Body>(request: Request) {
      if (!cookie) await signIn()
      const answer = await untilAnswered(site, request, cookie)
      if (answer.status !== 401) return answer as Answer<Body>
      await signIn()
      return (await untilAnswered(site, request, cookie)) as Answer<Body>
    },
  }
}

async function untilAnswered(site: Site, request: Request, cookie: string): Promise<Answer> {
  const { journal, signal } = site
  const limit = Date.now() + GIVE_UP_MS
  while (Date.now() < limit) {
    const began = Date.now()
    const answer = await ask(site, request, cookie)
    if (!answer || answer.status >= 500) journal.refuses(began)
    journal.count(answer ? String(answer.status) : 'no answer')
    if (answer && answer.status < 500) return answer
    if (answer && !unavailable.includes(answer.status))
      journal.fault(`${request.method} ${request.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    await pause(RETRY_MS, undefined, { signal })
  }
  throw new Error(`${request.method} ${request.path} had no answer for ${GIVE_UP_MS / 1000} s`)
}

async function ask({ url, signal }: Site, { method, path, body, key }: Request, cookie: string) {
  const isFile = body instanceof FormData
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(key && { 'idempotency-key': key }),
        ...(body && !isFile && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    })
    const text = await response.text()
    const answer: Answer = {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      cookie: response.headers.get('set-cookie')?.split(';', 1)[0],
    }
    return answer
  } catch {
    signal.throwIfAborted()
    return undefined // refused, cut off or timed out: the outcome is unknown
  }
}
