import { agentApproved, agentRejected, type Envelope, type PublicUser } from '@storyright/contracts/events'
import { page } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'

type Told = Pick<Envelope<PublicUser>, 'type' | 'data' | 'entityversion'>

/** An agent has applied: administrators decide. Nothing when one has by now. */
export function applicationNotices(
  { data: { id, role, companyName } }: Told,
  { newest, admins }: { newest: Pick<PublicUser, 'status'>; admins: string[] },
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
      detail: companyName,
      link: `${page('adminDashboard').path}?tab=applications`,
    },
  ]
}

/** What became of it: the newest decision takes the place of one that was not read. */
export function decisionNotices({ type, data: { id }, entityversion }: Told): Notice[] {
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
        detail: 'Welcome to Storyright: your titles can be listed now.',
        link: page('agentDashboard').path,
      },
    ]
  return [
    {
      ...its,
      title: 'Your application was not approved',
      detail: 'The mail that we sent you says why.',
      link: page('profile').path,
    },
  ]
}

export const applicationDecisions = [agentApproved, agentRejected] as const
