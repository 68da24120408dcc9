import type { ReactNode } from 'react'
import { errorMessage, isApiError } from '../../shared/api-error.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { useCheckLinkQuery } from './verification.api.ts'

type CheckedLinkProps = {
  token: string
  purpose: 'reset' | 'undo'
  /** The way on where the link does not hold. */
  wayOn: ReactNode
  children: ReactNode
}

/** What a mailed link leads to; where it does not hold (any more), that is said before anything is asked. */
export function CheckedLink({ token, purpose, wayOn, children }: CheckedLinkProps) {
  const { error, isLoading } = useCheckLinkQuery({ token, purpose })
  if (isLoading)
    return (
      <p role="status">
        <Spinner />
        <span> Checking the link from your email.</span>
      </p>
    )
  // Where nobody could say, the form does: it is refused with the same reasons.
  if (!isApiError(error) || !isSpent(error)) return children
  return (
    <Stack>
      <h1>This link no longer works</h1>
      <p>{errorMessage(error, 'It has been used, or is too old.')}</p>
      {wayOn}
    </Stack>
  )
}

/** A link that the server refused will not work later either; only a new one helps. */
export const isSpent = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 429
