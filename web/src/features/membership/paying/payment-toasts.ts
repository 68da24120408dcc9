import { membershipMessages as messages } from '@storyright/contracts/vocabulary'
import { type CardFault, isUnexpected, linesOf } from '../../../entities/card-form/card-form-props.ts'
import { paths } from '../../../shared/paths.ts'
import { type ToastMessage, toast } from '../../../ui/toast/toasts.ts'

const destructive = ({ title, message }: { title: string; message: string }): ToastMessage => ({
  title,
  description: message,
  variant: 'destructive',
})

/** The payment was refused: the sentence says why. */
export const toastPaymentFailed = (message: string) => toast(destructive({ ...messages.paymentFailed, message }))
export const toastUpgradeFailed = () =>
  toast({ ...destructive(messages.upgradeFailed), link: { label: 'Contact support', to: paths.support } })
export const toastUpgradeError = () => toast(destructive(messages.upgradeError))
/** What a card form tells of. */
export const toastCardFault = (fault: CardFault) =>
  isUnexpected(fault) ? toast(destructive(messages.paymentError)) : toastPaymentFailed(linesOf(fault).join('\n'))
