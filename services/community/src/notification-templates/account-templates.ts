import { agentApproved, agentRejected, type Envelope, type PublicUser } from '@storyright/contracts/events'
import { page } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'

type AccountEvent = Pick<Envelope<PublicUser>, 'type' | 'data' | 'entityversion'>

/** An agent has applied: administrators decide. Nothing when one has by now. */
export function applicationNotices(
  { data: { id, role, companyName } }: AccountEvent,
  { newest, admins, waiting }: { newest: Pick<PublicUser, 'status'>; admins: string[]; waiting: number },
): Notice[] {
  if (role !== 'agent' || newest.status !== 'pending_review') return []
  return [
    {
      what: `application ${id}`,
      kind: 'applications',
      personIds: admins,
      group: 'applications',
      by: id,
      title: '{name} has applied as an agent',
      titleOfMany: '{count} agents have applied',
      detail: `${companyName ? `{name} represents ${companyName}. ` : ''}${waiting > 1 ? `${waiting} applications are waiting.` : 'No other application is waiting.'}`,
      link: `${page('adminDashboard').path}?tab=applications`,
    },
  ]
}

/** What became of it: the newest decision takes the place of one that was not read. */
export function decisionNotices({ type, data: { id }, entityversion }: AccountEvent): Notice[] {
  const its = {
    what: `${type} ${id} ${entityversion}`,
    kind: 'account',
    personIds: [id],
    group: `application ${id}`,
  } as const
  if (type === agentApproved.type)
    return [
      {
        ...its,
        title: 'Your application was approved',
        detail: 'Welcome to Storyright: you can list your first title now.',
        link: page('agentDashboard').path,
      },
    ]
  return [
    {
      ...its,
      title: 'Your application was not approved',
      detail: 'The email we sent you says why.',
      link: page('profile').path,
    },
  ]
}

export const applicationDecisions = [agentApproved, agentRejected] as const
