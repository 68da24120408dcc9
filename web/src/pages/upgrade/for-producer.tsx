import { useNavigate, useSearchParams } from 'react-router-dom'
import { useBankReturn } from '../../entities/card-form/use-bank-return.ts'
import { useConfirmation } from '../../features/membership/paying/use-confirmation.ts'
import { UpgradeSteps, UpgradeStepsSkeleton } from '../../features/membership/upgrading/upgrade-steps.tsx'
import type { Plan } from '../../features/membership/use-plan.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'

const toSettings = <ButtonLink to={paths.membershipSettings}>Account Settings</ButtonLink>

/** Pays, or has paid, or is led to the settings; a payment that the bank sends back is looked at first. */
export function ForProducer({ plan: { status, isPremium, isFailed, isFetching, retry } }: { plan: Plan }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const confirmation = useConfirmation({
    onPaid: () => void navigate(`${paths.upgrade}?success=true`, { replace: true }),
    isUnderWay: address.has('redirect_status') && address.has('subscription'),
  })
  useBankReturn((returned) => {
    const subscriptionId = returned.get('subscription')
    if (subscriptionId) void confirmation.confirm(subscriptionId)
  })
  if (isPremium && confirmation.state.at !== 'confirming')
    return (
      <Note action={toSettings}>
        You are a Premium member already. Your plan, card and invoices are in Account Settings.
      </Note>
    )
  if (isFailed)
    return (
      <ErrorState onRetry={() => void retry()} busy={isFetching}>
        Your plan could not be loaded. Everything else works.
      </ErrorState>
    )
  if (!status) return <UpgradeStepsSkeleton />
  if (status.state === 'past_due')
    return (
      <Note tone="wait" action={toSettings}>
        Your renewal is not paid yet. Pay it in Account Settings to keep Premium.
      </Note>
    )
  return <UpgradeSteps state={status.state} confirmation={confirmation} />
}
