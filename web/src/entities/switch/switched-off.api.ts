import { identityAddresses, type SwitchName } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const FRESH_SECONDS = 30

const switchedOffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ switchedOff: build.query(callTo(identityAddresses.switchedOff)) }),
})

/**
 * What operators say of a part that they have switched off; nothing while it is on, is not known yet, or is not asked about.
 * Asked for where it matters, as a form opens: nothing waits for it, and the service refuses with the same sentence.
 */
export function useSwitchedOff(name: SwitchName, isAsked = true): string | null {
  const how = { refetchOnMountOrArgChange: FRESH_SECONDS, skip: !isAsked }
  const { data } = switchedOffApi.useSwitchedOffQuery(undefined, how)
  return data?.find((off) => off.name === name)?.says ?? null
}
