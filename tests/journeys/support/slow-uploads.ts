import type { Page } from '@playwright/test'

const BYTES_A_SECOND = 200_000

/** Makes the page's uploads slow enough to be looked at, until what this answers is called. */
export async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await session.send('Network.enable')
  await limit(BYTES_A_SECOND)
  return async () => {
    await limit(-1)
    await session.detach()
  }
}
