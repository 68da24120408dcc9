import type { SupportThread } from '@storyright/contracts/http'
import { producerRoles, type Viewer } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { nameOf } from '../../../entities/person/name-of.ts'
import { roleLabels } from '../../../entities/person/role-labels.ts'
import { When } from '../../../entities/written/when.tsx'
import { paths } from '../../../shared/paths.ts'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Link } from '../../../ui/link/link.tsx'
import * as S from './thread.styles.ts'

type SideProps = { thread: SupportThread; viewer: Viewer; forSupport: boolean; children: ReactNode }

/** Whose question it is, what it is about, and how it is going. */
export function Side({ thread, viewer, forSupport, children }: SideProps) {
  const { member, createdAt, updatedAt } = thread
  const whose: Fact[] =
    forSupport && member
      ? [
          { term: 'Member', value: <bdi>{nameOf(member)}</bdi> },
          { term: 'Role', value: roleLabels[member.role] },
          { term: 'Plan', value: <PlanBadge tier={member.isPremium ? 'premium' : 'free'} /> },
        ]
      : []
  return (
    <S.Side aria-label="About this question">
      <Facts
        facts={[
          ...whose,
          ...aboutWhat(thread, viewer),
          { term: 'Asked', value: <When at={createdAt} /> },
          { term: 'Last activity', value: <When at={updatedAt} /> },
        ]}
      />
      {children}
    </S.Side>
  )
}

function aboutWhat({ offerId, listingId, about }: SupportThread, { role }: Viewer): Fact[] {
  const side = role === 'admin' || role === 'agent' ? role : producerRoles.includes(role) ? 'producer' : null
  const title = <bdi>{about ?? 'Open'}</bdi>
  return [
    ...(offerId && side ? [{ term: 'Offer', value: <Link to={paths.offerFor[side](offerId)}>{title}</Link> }] : []),
    ...(listingId ? [{ term: 'Listing', value: <Link to={paths.listing(listingId)}>{title}</Link> }] : []),
  ]
}
