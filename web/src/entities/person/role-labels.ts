import type { Role } from '@storyright/contracts/vocabulary'

/** Each role in a word, as account and administration show it. */
export const roleLabels: Record<Role, string> = {
  producer: 'Producer',
  premium: 'Premium',
  free: 'Free',
  agent: 'Agent',
  admin: 'Admin',
}
