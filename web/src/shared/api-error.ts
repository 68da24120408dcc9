import type { Problem } from '@storyright/contracts/http'

/** A failed request. `message` is the status code, a colon and the body; status 0 means no response. */
export interface ApiError {
  status: number
  message: string
  problem: Problem | null
  /** The session was lost; the user has been notified and redirected. */
  isLost?: true
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'problem' in error

export const isNotFound = (error: unknown) => isApiError(error) && error.status === 404

/** The month of a metered reader is used up. */
export const isViewLimit = (error: unknown) => isApiError(error) && error.problem?.code === 'VIEW_LIMIT_REACHED'

/** The text for a toast: the server's `detail`, else the fallback. */
export const errorMessage = (error: unknown, fallback: string) =>
  (isApiError(error) && error.problem?.detail) || fallback
