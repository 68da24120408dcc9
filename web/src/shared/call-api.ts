import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Problem } from '@storyright/contracts/http'
import type { SignInPage } from '@storyright/contracts/vocabulary'
import type { ApiError } from './api-error.ts'
import { type Ask, pathOf } from './ask.ts'
import { formWith } from './send-file.ts'

export interface AskOptions {
  /** A read may take 401 for "nothing" instead of failing. */
  nothingOn401?: boolean
}
export interface AnswerMeta {
  headers: Headers
  answeredAt: number
}
/** What calls need of whoever makes the store: what to do when a session turns out to be lost. Says whether there was one. */
export interface SessionKeeper {
  loseSession: (signInAt: SignInPage) => Promise<boolean>
}

/** Every call of the web: with the session's cookies, and with a body, a file or JSON, only when there is something to send. */
export const callApi: BaseQueryFn<Ask, unknown, ApiError, AskOptions, AnswerMeta> = async (
  ask,
  { signal, extra },
  options,
) => {
  const { method, signInAt } = ask.address
  try {
    const response = await fetch(pathOf(ask), { method, credentials: 'include', signal, ...contentOf(ask) })
    const text = await response.text()
    const meta = { headers: response.headers, answeredAt: Date.now() }
    if (response.ok) return { data: text === '' ? null : JSON.parse(text), meta }
    const isRefused = response.status === 401
    if (isRefused && options?.nothingOn401) return { data: null, meta }
    // The answer waits until the page is left, so that no screen has to know of it.
    const isLost = isRefused && (await (extra as SessionKeeper).loseSession(signInAt))
    return { error: { ...failure(response, text), ...(isLost && { isLost }) }, meta }
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error), problem: null } }
  }
}

function contentOf({ body, file, headers = {} }: Ask) {
  if (file) return { body: formWith(file), headers }
  if (body === undefined) return { headers }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

const failure = ({ status, statusText }: Response, text: string): ApiError => ({
  status,
  message: `${status}: ${text || statusText}`,
  problem: readProblem(text),
})

function readProblem(text: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && 'detail' in parsed ? (parsed as Problem) : null
  } catch {
    return null
  }
}
