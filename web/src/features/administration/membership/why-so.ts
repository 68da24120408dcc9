import { membershipLimits } from '@storyright/contracts/vocabulary'

export const whySo = {
  label: 'Reason',
  maximum: membershipLimits.reason,
  missing: 'Please say why',
  help: 'Kept in the audit trail.',
}
