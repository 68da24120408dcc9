import { WhenOpened } from '../../shared/versions/when-opened.tsx'
import { useOpenedAccountQuery } from './account.api.ts'
import { EditAccountForm } from './edit-account-form.tsx'

/** The form of the own account as it is now. */
export function EditAccount() {
  const read = useOpenedAccountQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <WhenOpened read={read} height={720} failed="Your account could not be loaded.">
      {(opened) => <EditAccountForm opened={opened} />}
    </WhenOpened>
  )
}
