import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Problem } from '@storyright/contracts/http'
import type { ApiError } from './api-error.ts'

export type Ask =
  | string
  | {
      path: string
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
      body?: unknown
      headers?: Record<string, string>
    }
export interface AskOptions {
  /** A read may take 401 for "nothing" instead of failing. */
  nothingOn401?: boolean
}
export interface AnswerMeta {
  headers: Headers
}

/** Every call of the web: with the session's cookies, and with a body, a form's or JSON, only when there is something to send. */
export const callApi: BaseQueryFn<Ask, unknown, ApiError, AskOptions, AnswerMeta> = async (
  ask,
  { signal },
  options,
) => {
  const { path, method = 'GET', body, headers } = typeof ask === 'string' ? { path: ask } : ask
  try {
    const response = await fetch(path, { method, credentials: 'include', signal, ...contentOf(body, headers) })
    const text = await response.text()
    const meta = { headers: response.headers }
    if (response.ok) return { data: text === '' ? null : JSON.parse(text), meta }
    if (response.status === 401 && options?.nothingOn401) return { data: null, meta }
    return { error: failure(response, text), meta }
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error), problem: null } }
  }
}

function contentOf(body: unknown, headers: Record<string, string> = {}) {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
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
