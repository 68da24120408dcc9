import { errorMessage } from '../../shared/api-error.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useOpenedAccountQuery } from './account.api.ts'
import { EditAccountForm } from './edit-account-form.tsx'

const formHeight = 720

/** The form of the own account as it is now: what is known of the user may have been read long ago. */
export function EditAccount() {
  const {
    data: opened,
    error,
    isFetching,
    refetch,
  } = useOpenedAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (opened && !isFetching) return <EditAccountForm opened={opened} />
  if (!error) return <Skeleton $h={formHeight} />
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {errorMessage(error, 'Your account could not be loaded.')}
    </ErrorState>
  )
}
