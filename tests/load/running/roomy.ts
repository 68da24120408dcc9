import type { PlatformProcess } from '@storyright/platform'

/** One person stands for many. */
const limits: Record<string, Record<string, string>> = {
  offers: { LIMIT_UNPAID_OFFERS: '1000000', LIMIT_OPEN_OFFERS: '1000000', LIMIT_OPEN_OFFERS_ON_LISTING: '1000000' },
  identity: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  community: { LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_WRITES_AT_ONCE: '10000' },
}

/** The process with limits that do not stand in the way of load. */
export function roomy(process_: PlatformProcess): PlatformProcess {
  return {
    ...process_,
    env: (installation) => ({ ...process_.env?.(installation), ...limits[process_.name] }),
  }
}
