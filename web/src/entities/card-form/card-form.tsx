import type { PaymentSettings } from '@storyright/contracts/http'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { useSwitchedOff } from '../switch/switched-off.api.ts'
import type { CardFormProps } from './card-form-props.ts'

const Sandbox = lazy(() => import('./sandbox-card-form.tsx').then((module) => ({ default: module.SandboxCardForm })))
const Provider = lazy(() => import('./provider-card-form.tsx').then((module) => ({ default: module.ProviderCardForm })))

type ReadSettings = {
  data?: PaymentSettings | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}
type ChosenProps = Omit<CardFormProps, 'publishableKey'> & {
  /** How the service that takes the payment has browsers pay. */
  read: ReadSettings
  /** What is said when that could not be read. */
  failure: string
}

/** The card form that the services name, once they have; only that one is downloaded. */
export function CardForm({ read: { data: settings, isError, isFetching, refetch }, failure, ...props }: ChosenProps) {
  const message = useSwitchedOff('payments')
  if (message !== null)
    return (
      <Note tone="wait" role="status">
        {message}
      </Note>
    )
  if (isError && !settings)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {failure}
      </ErrorState>
    )
  if (!settings) return <Skeleton $h={220} />
  const { publishableKey, sandboxUrl } = settings
  return (
    <Suspense fallback={<Skeleton $h={220} />}>
      {sandboxUrl === null ? (
        <Provider {...props} publishableKey={publishableKey} />
      ) : (
        <Sandbox {...props} publishableKey={publishableKey} sandboxUrl={sandboxUrl} />
      )}
    </Suspense>
  )
}
