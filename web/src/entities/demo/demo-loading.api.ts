import { type DemoLoading, type DemoPart, identityAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const LOOK_AGAIN_MS = 2_000

const demoLoadingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ demoLoading: build.query(callTo(identityAddresses.demoLoading)) }),
})

/** How far a part of the demo is loaded, asked for until it is; nothing once it is there. */
export function useDemoLoading(part: DemoPart): DemoLoading | undefined {
  const { data } = demoLoadingApi.useDemoLoadingQuery(undefined, {
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return data?.find((loading) => loading.part === part)
}
