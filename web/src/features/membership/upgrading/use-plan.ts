import type { MembershipStatus, User } from '@storyright/contracts/http'
import { useEffect } from 'react'
import { useAppDispatch } from '../../../shared/store.ts'
import { planChanged, useMembershipStatusQuery } from '../membership.api.ts'

const ASK_AGAIN_MS = 2_000
const ASKS = 15

export type Plan = ReturnType<typeof usePlan>

/** A producer's plan as it is now, read afresh; nothing for anybody else. The account follows it within seconds, and is asked again until it does. */
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
  const isPremium = user !== null && (user.membershipTier === 'premium' || (status !== undefined && runs(status)))
  const isBehind = isPremium && user.membershipTier === 'free'
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
  return { status, isPremium, isFailed: isError && !status, isFetching, retry: refetch }
}

/** Premium runs by role, by payment or by grant, whether or not this session has heard of it. */
const runs = ({ tier, premiumUntil }: MembershipStatus) =>
  tier === 'premium' || (premiumUntil !== null && new Date(premiumUntil) > new Date())
