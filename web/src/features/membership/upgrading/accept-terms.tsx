import { membershipTimes } from '@storyright/contracts/vocabulary'
import { object } from 'yup'
import { useSwitchedOff } from '../../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../../entities/switch/switched-off-note.tsx'
import { AppForm } from '../../../shared/form/app-form.tsx'
import { CheckboxField } from '../../../shared/form/fields.tsx'
import { termsAccepted } from '../../../shared/form/rules.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'

const rules = object({ termsAccepted })
const blank = { termsAccepted: false }
const agreement = (
  <span>
    I accept the{' '}
    <Link to={paths.terms} target="_blank">
      Terms of Use
    </Link>
    . Premium begins at once; I can withdraw for {membershipTimes.withdrawDays} days.
  </span>
)

/** Before anything is paid. */
export function AcceptTerms({ onAccepted }: { onAccepted: () => Promise<unknown> }) {
  const isOff = useSwitchedOff('payments') !== null
  const submit = async () => {
    await onAccepted()
  }
  return (
    <AppForm label="Terms" initial={blank} rules={rules} onSubmit={submit} onLeaving="lets go">
      {({ busy }) => (
        <>
          <SwitchedOffNote name="payments" />
          <CheckboxField name="termsAccepted" label={agreement} />
          <div>
            <Button type="submit" variant="primary" busy={busy} disabled={isOff}>
              Continue to payment
            </Button>
          </div>
        </>
      )}
    </AppForm>
  )
}
