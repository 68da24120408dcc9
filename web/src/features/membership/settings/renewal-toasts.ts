import { toast } from '../../../ui/toast/toasts.ts'

/** What is said of a renewal once its card was given. */
export const renewalToasts = {
  onPaid: () => void toast({ title: 'Membership Renewed', description: 'Your renewal is paid.' }),
  onFailed: () =>
    void toast({
      title: 'Payment not confirmed yet',
      description: 'Your renewal completes automatically once the bank confirms it. Nothing is charged twice.',
    }),
}
