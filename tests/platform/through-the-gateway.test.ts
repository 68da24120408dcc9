import { isQuickSize } from '@storyright/testing'
import { OPENING_MS, openPlatform, type Platform } from './support/platform.ts'
import { describeNonsense } from './through-the-gateway/nonsense.ts'
import { describePermissions } from './through-the-gateway/permissions.ts'
import { describePremium } from './through-the-gateway/premium.ts'
import { describeRunbooks } from './through-the-gateway/runbooks.ts'

// One platform for them all: opening it takes longer than most of what is asked of it.
let platform: Platform
const opened = () => platform
beforeAll(async () => {
  platform = await openPlatform({ modelCallsPerHour: 20 })
}, OPENING_MS)
afterAll(() => platform.close())

describePremium(opened)
if (!isQuickSize) describeNonsense(opened)
describePermissions(opened)
if (!isQuickSize) describeRunbooks(opened)
