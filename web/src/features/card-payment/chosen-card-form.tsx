import type { PaymentSettings } from '@storyright/contracts/http'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { CardFormProps } from './card-form-props.ts'

const Sandbox = lazy(() => import('./sandbox-card-form.tsx').then((module) => ({ default: module.SandboxCardForm })))
const Provider = lazy(() => import('./provider-card-form.tsx').then((module) => ({ default: module.ProviderCardForm })))

type ChosenProps = Omit<CardFormProps, 'publishableKey'> & { settings: PaymentSettings }

/** The card form that the services name; only that one is downloaded. */
export function CardForm({ settings: { publishableKey, sandboxUrl }, ...props }: ChosenProps) {
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
