import type { Browser, Page } from '@playwright/test'
import { test as base, expect } from './journey.ts'
import { createLook, type Look } from './look.ts'
import { listenForFaults, type Tolerate } from './page-faults.ts'
import { demoPerson, joinAsAgent, joinAsProducer, type Person, signIn, stranger } from './people.ts'

/** Somebody who is signed in, at a browser of their own. */
export interface Party {
  page: Page
  person: Person
  look: Look
  tolerate: Tolerate
}

interface Meeting {
  /** An administrator, who approves the agents of the journey. */
  admin: Party
  /** A producer who joined just now, whose offers are nobody else's. */
  producer: Party
  /** A second one. */
  rival: Party
  /** An agent who was approved just now, with nothing listed. */
  agent: Party
}

type Join = (page: Page) => Promise<Person>

/** A test for journeys in which people meet, each in their own browser. */
export const test = base.extend<Meeting>({
  admin: ({ browser }, use, { project }) =>
    sit(browser, project.name, (page) => signIn(page.request, demoPerson('admin')), use),
  producer: ({ browser }, use, { project }) =>
    sit(browser, project.name, ({ request }) => joined(request, stranger('Julian', 'Okonjo')), use),
  rival: ({ browser }, use, { project }) =>
    sit(browser, project.name, ({ request }) => joined(request, stranger('Priya', 'Nair')), use),
  agent: ({ browser, admin }, use, { project }) =>
    sit(
      browser,
      project.name,
      async ({ request }) => {
        const person = await joinAsAgent(request, admin.page.request, stranger('Eleanor', 'Vane'))
        return signIn(request, person)
      },
      use,
    ),
})
export { expect }

const joined = async (request: Page['request'], person: Person) =>
  signIn(request, await joinAsProducer(request, person))

async function sit(browser: Browser, project: string, join: Join, use: (party: Party) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { tolerate, untolerated } = listenForFaults(page)
  const person = await join(page)
  await use({ page, person, look: createLook(page, project), tolerate })
  expect(untolerated(), `errors that the page of ${person.firstName} reported`).toEqual([])
  await context.close()
}
