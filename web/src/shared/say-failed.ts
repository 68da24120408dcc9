import { toast } from '../ui/toast/toasts.ts'
import { isApiError, saidBy } from './api-error.ts'

/** Says that something did not work, and why as the server said it, else as `fallback` does. A lost session has had its say. */
export function sayFailed(title: string, error: unknown, fallback = 'Please try again.') {
  if (isApiError(error) && error.isLost) return
  toast({ title, description: saidBy(error, fallback), variant: 'destructive' })
}
