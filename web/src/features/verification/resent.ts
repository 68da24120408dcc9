import { toast } from '../../ui/toast/toasts.ts'

/** Said of the confirmation mail, wherever it was asked for again. */
export const resent = () =>
  toast({ title: 'Verification email sent.', description: 'The link in it works for 24 hours.' })
