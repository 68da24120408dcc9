import type { User } from '@storyright/contracts/http'
import { Fragment, type ReactNode } from 'react'
import { errorMessage } from '../../shared/api-error.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { type Seen, useOpenedUserQuery } from './administration.api.ts'

const usualHeight = 320

interface Opened {
  user: User
  seen: Seen
  readAgain: () => void
}

/** Somebody as they are now: a list may have been read long ago, and another administrator may have decided since. */
export function OpenedUser({ id, children }: { id: string; children: (opened: Opened) => ReactNode }) {
  const { data, error, isFetching, refetch } = useOpenedUserQuery(id, { refetchOnMountOrArgChange: true })
  const readAgain = () => void refetch()
  // What was chosen before for another version is not chosen any more.
  if (data)
    return (
      <Fragment key={data.etag}>{children({ user: data.thing, seen: { id, etag: data.etag }, readAgain })}</Fragment>
    )
  if (!error) return <Skeleton $h={usualHeight} />
  return (
    <ErrorState busy={isFetching} onRetry={readAgain}>
      {errorMessage(error, 'This account could not be loaded.')}
    </ErrorState>
  )
}
