import { toast } from '../ui/toast/toasts.ts'
import { errorMessage, isApiError } from './api-error.ts'

/** Shows a failure as a toast, with the server's reason or else `fallback`. Nothing for a lost session, which has had its own toast. */
export function toastFailure(title: string, error: unknown, fallback = 'Please try again.') {
  if (isApiError(error) && error.isLost) return
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}
