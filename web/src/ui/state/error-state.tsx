import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Note } from './note.tsx'

type ErrorStateProps = { children: ReactNode; onRetry?: () => void; busy?: boolean }

/** A part that failed alone, with Try again; the rest of the page goes on. */
export function ErrorState({ children, onRetry, busy = false }: ErrorStateProps) {
  const retry = onRetry && (
    <Button small busy={busy} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Note tone="bad" role="alert" action={retry}>
      {children}
    </Note>
  )
}
