import type { Problem } from '@storyright/contracts/http'

/** A call that did not succeed. `message` is the status code, a colon and the body; 0 stands for no answer at all. */
export interface ApiError {
  status: number
  message: string
  problem: Problem | null
  /** The session is lost, and whoever had it has been told so and led away. */
  isLost?: true
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'problem' in error

export const isNotFound = (error: unknown) => isApiError(error) && error.status === 404

/** The sentence for a toast: what the server said, else the stated fallback. */
export const errorMessage = (error: unknown, fallback: string) =>
  (isApiError(error) && error.problem?.detail) || fallback
