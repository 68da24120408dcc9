import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { toastFailure } from './toast-failure.ts'

/** Runs an action and shows its result as a toast; returns whether it succeeded. */
export async function runWithToast<Outcome>(
  run: () => Promise<Outcome>,
  done: ToastMessage | ((outcome: Outcome) => ToastMessage),
  failed: string,
  fallback?: string,
) {
  try {
    const outcome = await run()
    toast(typeof done === 'function' ? done(outcome) : done)
    return true
  } catch (error) {
    toastFailure(failed, error, fallback)
    return false
  }
}
