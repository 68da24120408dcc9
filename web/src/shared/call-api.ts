import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Problem } from '@storyright/contracts/http'
import type { SignInPage } from '@storyright/contracts/vocabulary'
import type { ApiError } from './api-error.ts'
import { type ApiRequest, pathOf } from './call-to.ts'
import { formWith } from './form-with.ts'
import { tracedFetch } from './tracing/traced-fetch.ts'

export interface RequestOptions {
  /** Turns 401 into `null` data instead of an error. */
  nothingOn401?: boolean
}
export interface AnswerMeta {
  headers: Headers
  answeredAt: number
}
/** What the store provides for requests: handling a lost session. Resolves to whether there was one. */
export interface SessionHandler {
  handleLostSession: (signInAt: SignInPage) => Promise<boolean>
}

/** Every request of the web, with the session's cookies, and a body (a file or JSON) if there is one. */
export const callApi: BaseQueryFn<ApiRequest, unknown, ApiError, RequestOptions, AnswerMeta> = async (
  request,
  { signal, extra },
  options,
) => {
  const { keepalive = false } = request
  const { method, path, signInAt } = request.address
  try {
    const init = { method, credentials: 'include', signal, keepalive, ...contentOf(request) } as const
    const response = await tracedFetch(`${method} ${path}`, pathOf(request), init)
    const text = await response.text()
    const meta = { headers: response.headers, answeredAt: Date.now() }
    if (response.ok) return { data: text === '' ? null : JSON.parse(text), meta }
    const isRefused = response.status === 401
    if (isRefused && options?.nothingOn401) return { data: null, meta }
    // Waits until the redirect has happened, so that no component has to handle it.
    const isLost = isRefused && (await (extra as SessionHandler).handleLostSession(signInAt))
    return { error: { ...failure(response, text), ...(isLost && { isLost }) }, meta }
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error), problem: null } }
  }
}

function contentOf({ body, file, headers = {} }: ApiRequest) {
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
