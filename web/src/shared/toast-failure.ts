import { toast } from '../ui/toast/toasts.ts'
import { errorMessage, isApiError } from './api-error.ts'

/** Says that something did not work, and why as the server said it, else as `fallback` does. A lost session has had its say. */
export function toastFailure(title: string, error: unknown, fallback = 'Please try again.') {
  if (isApiError(error) && error.isLost) return
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}
