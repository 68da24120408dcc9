import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { sayFailed } from './say-failed.ts'

/** Carries out what was decided and says how it went; answers whether it was done. */
export async function carryOut<Outcome>(
  act: () => Promise<Outcome>,
  done: ToastMessage | ((outcome: Outcome) => ToastMessage),
  failed: string,
  fallback?: string,
) {
  try {
    const outcome = await act()
    toast(typeof done === 'function' ? done(outcome) : done)
    return true
  } catch (error) {
    sayFailed(failed, error, fallback)
    return false
  }
}
