import type { User } from '@storyright/contracts/http'
import { day, membershipLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../../entities/person/name-of.ts'
import { NumberInput } from '../../../shared/form/number-field.tsx'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'
import { newKey } from '../../../shared/new-key.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { useGrantMonthsMutation } from './member.api.ts'
import { whySo } from './why-so.ts'

const { grantMonthsMinimum: least, grantMonthsMaximum: most } = membershipLimits

/** Asks how many complimentary months somebody is given, and why. */
export function GrantMonths({ user, onClose }: { user: User; onClose: () => void }) {
  const [typed, setTyped] = useState('1')
  const [key] = useState(newKey)
  const [isTried, setIsTried] = useState(false)
  const [grant, { isLoading }] = useGrantMonthsMutation()
  const months = numberIn(typed, 'count') ?? 0
  const isValid = Number.isInteger(months) && months >= least && months <= most
  const fault = !isValid && (doubtWords(typed, 'count') ?? `From ${least} to ${most} months`)
  const confirm = async (reason: string) => {
    setIsTried(true)
    if (!isValid) return
    const done = ({ grantedUntil }: { grantedUntil: string | null }) => ({
      title: 'Months Given',
      description: `${nameOf(user)} has ${monthsWords(months)}${grantedUntil ? `, until ${day(grantedUntil)}` : ''}.`,
    })
    const send = () => grant({ userId: user.id, key, months, reason }).unwrap()
    if (await runWithToast(send, done, 'The months could not be given')) onClose()
  }
  return (
    <ReasonDialog
      title={`Give ${nameOf(user)} complimentary months?`}
      description="They begin now, or when earlier ones end. A subscription keeps its dates."
      confirm={isValid ? `Give ${monthsWords(months)}` : 'Give months'}
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      <NumberInput
        kind="count"
        label="Months"
        value={typed}
        onType={setTyped}
        error={(isTried || typed !== '') && fault}
      />
    </ReasonDialog>
  )
}

/** "1 month", "3 months" */
export function monthsWords(count: number) {
  return count === 1 ? '1 month' : `${count} months`
}
