import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { errorMessage } from '../api-error.ts'
import type { Opened } from './versioned.ts'

type WhenOpenedProps<Thing> = {
  read: { data?: Opened<Thing> | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** The form's usual height. */
  height: number
  failed: string
  children: (opened: Opened<Thing>) => ReactNode
}

/** The form of a thing as it is now: what is shown around may have been read long ago. */
export function WhenOpened<Thing>({ read, height, failed, children }: WhenOpenedProps<Thing>) {
  const { data: opened, error, isFetching, refetch } = read
  if (opened && !isFetching) return children(opened)
  if (!error) return <Skeleton $h={height} />
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {errorMessage(error, failed)}
    </ErrorState>
  )
}
