import type { MembershipPayment, User } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { exactMoney } from '../../../entities/money/money.ts'
import { nameOf } from '../../../entities/person/name-of.ts'
import { NumberInput } from '../../../shared/form/number-field.tsx'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'
import { newKey } from '../../../shared/new-key.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { RadioList } from '../../../ui/field/radio-list.tsx'
import { useRefundMembershipPaymentMutation } from './member.api.ts'
import { whySo } from './why-so.ts'

/** How much of a payment could still go back. */
export const leftOf = ({ paidAt, gross, refundedGross, dispute }: MembershipPayment): number =>
  paidAt === null || dispute?.status === 'lost' ? 0 : Math.max(0, gross - refundedGross)

type RefundPaymentProps = { user: User; payment: MembershipPayment; onClose: () => void }
type Way = 'all' | 'part' | 'otherwise'

/** Asks how much of a payment goes back, and why. The membership goes on unless all of its running year goes back. */
export function RefundPayment({ user, payment, onClose }: RefundPaymentProps) {
  const left = leftOf(payment)
  const [way, setWay] = useState<string>('all')
  const [typed, setTyped] = useState('')
  const [key] = useState(newKey)
  const [isTried, setIsTried] = useState(false)
  const [refund, { isLoading }] = useRefundMembershipPaymentMutation()
  const gross = way === 'part' ? (numberIn(typed, 'GBP') ?? 0) : left
  const isValid = way !== 'part' || (gross > 0 && gross <= left && Number.isInteger(toPence(gross)))
  const fault = !isValid && (doubtWords(typed, 'GBP') ?? `Up to ${exactMoney(left)}`)
  const ways: { value: Way; label: string }[] = [
    { value: 'all', label: `All that is left: ${exactMoney(left)}` },
    { value: 'part', label: 'A part' },
    ...(payment.refundFailedAt ? [{ value: 'otherwise' as const, label: 'It was paid back in another way' }] : []),
  ]
  const confirm = async (reason: string) => {
    setIsTried(true)
    if (!isValid) return
    const send = () =>
      refund({
        userId: user.id,
        paymentId: payment.id,
        key,
        reason,
        ...(way === 'part' && { gross }),
        ...(way === 'otherwise' && { otherwise: true }),
      }).unwrap()
    const description =
      way === 'otherwise' ? 'It is noted as paid back.' : `${exactMoney(gross)} goes back to the card.`
    if (await runWithToast(send, { title: 'Payment Refunded', description }, 'The payment could not be refunded'))
      onClose()
  }
  return (
    <ReasonDialog
      title={`Refund a payment of ${nameOf(user)}?`}
      description={`${exactMoney(payment.gross)} for ${day(payment.periodStart)} to ${day(payment.periodEnd)}. If all of the running year goes back, the membership ends.`}
      confirm={way === 'otherwise' ? 'Note as paid back' : 'Refund'}
      danger
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      <RadioList legend="Amount" options={ways} value={way} onChange={setWay} />
      {way === 'part' && (
        <NumberInput
          kind="GBP"
          label="Pounds"
          sign="£"
          value={typed}
          onType={setTyped}
          error={(isTried || typed !== '') && fault}
        />
      )}
    </ReasonDialog>
  )
}

// 1.15 × 100 is 114.99999999999999.
const toPence = (pounds: number) => Number((pounds * 100).toFixed(6))
