import { test as base } from '@playwright/test'
import { environment } from './environment.ts'
import { createLook, type Look } from './look.ts'
import { listenForFaults, type Tolerate } from './page-faults.ts'
import { type DemoRole, demoPerson, joinAsProducer, type Person, signIn } from './people.ts'

interface Journey {
  /** Leaves a journey out that is another device's turn. */
  turn: undefined
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
  turn: [
    async ({ browserName: _ }, use, { project, titlePath, skip }) => {
      const isTheirs = !environment.takesTurns || deviceOf(titlePath) === project.name
      skip(!isTheirs, 'It is another device’s turn')
      await use(undefined)
    },
    { auto: true },
  ],
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
/** By its words, so that it is the same one in every run. A keyboard has no phone. */
function deviceOf([file = '', ...words]: string[]): 'phone' | 'desktop' {
  const letters = words.join(' ').length
  return file.endsWith('keyboard.spec.ts') || letters % 2 === 0 ? 'desktop' : 'phone'
}

export const { expect } = test
