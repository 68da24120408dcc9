import type { Problem } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'

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

const isRefusedAs = (error: unknown, code: string) => isApiError(error) && error.problem?.code === code

/** The month of a metered reader is used up. */
export const isViewLimit = (error: unknown) => isRefusedAs(error, 'VIEW_LIMIT_REACHED')

/** Only premium members see the listing yet. */
export const isEarlyAccess = (error: unknown) => isRefusedAs(error, 'EARLY_ACCESS')

/** The address of the account has not been confirmed yet. */
export const isUnverified = (error: unknown) => isRefusedAs(error, 'EMAIL_NOT_VERIFIED')

/** A moderator has removed the discussion. */
export const isPostRemoved = (error: unknown) => isRefusedAs(error, 'POST_REMOVED')

/** Something was decided or changed meanwhile. */
export const isConflict = (error: unknown) => isApiError(error) && error.status === 409

/** When such a listing opens to everybody. */
export function opensAt(error: unknown) {
  return (isApiError(error) && error.problem?.opensAt) || null
}

/** The text for a toast: the server's `detail`, and when a listing opens where it says so; else the fallback. */
export function errorMessage(error: unknown, fallback: string) {
  const detail = (isApiError(error) && error.problem?.detail) || fallback
  const at = opensAt(error)
  return at ? `${detail} That is on ${dayAndTime(at)}.` : detail
}
