import { defineConfig } from '@playwright/test'
import { environment, within } from './support/environment.ts'

const use = {
  baseURL: environment.url,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  // Things in motion can neither be compared nor measured for contrast.
  contextOptions: { reducedMotion: 'reduce' },
  trace: { mode: environment.screenshots ? 'retain-on-failure' : 'on-first-retry', screenshots: false, sources: false },
  screenshot: 'only-on-failure',
  launchOptions: { executablePath: environment.chromium },
} as const

/** Every journey on a phone and on a desktop. `npm test -- journeys` starts the platform that they use. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: within(120_000),
  expect: { timeout: within(15_000) },
  reporter: 'list',
  projects: [
    {
      name: 'phone',
      use: { ...use, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      testIgnore: '**/*keyboard.spec.ts',
    },
    { name: 'desktop', use: { ...use, viewport: { width: 1440, height: 900 } } },
  ],
})
