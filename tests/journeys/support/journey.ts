import { test as base } from '@playwright/test'
import { createLook, type Look } from './look.ts'
import { listenForFaults, type Tolerate } from './page-faults.ts'
import { type DemoRole, demoPerson, joinAsProducer, type Person, signIn } from './people.ts'

interface Journey {
  /** Fails the journey when the page reports an error that the journey did not announce. */
  tolerate: Tolerate
  /** Signs a demo account in, without the form. */
  login: (role: DemoRole) => Promise<Person>
  /** Signs in a producer who joined just now, whose favourites are nobody else's. */
  loginAsNewProducer: () => Promise<Person>
  /** Takes screenshots of the page and holds it against the accessibility rules. */
  look: Look
}

/** A test with what every journey needs. */
export const test = base.extend<Journey>({
  tolerate: [
    async ({ page }, use) => {
      const { tolerate, untolerated } = listenForFaults(page)
      await use(tolerate)
      expect(untolerated(), 'errors that the page reported').toEqual([])
    },
    { auto: true },
  ],
  login: async ({ page }, use) => {
    await use(async (role) => signIn(page.request, demoPerson(role)))
  },
  loginAsNewProducer: async ({ page }, use) => {
    await use(async () => signIn(page.request, await joinAsProducer(page.request)))
  },
  look: async ({ page }, use, { project }) => {
    await use(createLook(page, project.name))
  },
})
export const { expect } = test
