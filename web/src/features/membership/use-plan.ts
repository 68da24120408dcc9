import type { MembershipStatus, User } from '@storyright/contracts/http'
import { useEffect } from 'react'
import { isAhead } from '../../shared/is-ahead.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { planChanged, useMembershipStatusQuery } from './membership.api.ts'

const ASK_AGAIN_MS = 1_000
const ASKS = 15

export type Plan = ReturnType<typeof usePlan>

/** A producer's plan as it is now, read afresh; nothing for anybody else. The session follows it within seconds, and both are asked again until they agree. */
export function usePlan(user: User | null) {
  const {
    data: status,
    isError,
    isFetching,
    refetch,
  } = useMembershipStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: user === null,
  })
  const dispatch = useAppDispatch()
  const isBehind = user !== null && status !== undefined && disagree(user, status)
  useEffect(() => {
    if (!isBehind) return
    let asked = 0
    const timer = setInterval(() => {
      asked += 1
      if (asked >= ASKS) clearInterval(timer)
      dispatch(planChanged())
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBehind, dispatch])
  return {
    status,
    isPremium:
      user?.membershipTier === 'premium' || status?.tier === 'premium' || (status !== undefined && runs(status)),
    isFailed: isError && !status,
    isFetching,
    retry: refetch,
  }
}

/** Paid for or granted, whether or not this session has heard of it. */
const runs = ({ premiumUntil }: MembershipStatus) => isAhead(premiumUntil)

/** The tiers that the account and this session have are not what was paid for. Premium by role is paid for by nobody. */
function disagree({ role, membershipTier }: User, status: MembershipStatus) {
  if (role === 'premium') return false
  const tier = runs(status) ? 'premium' : 'free'
  return membershipTier !== tier || status.tier !== tier
}
