import type { Locator, Page } from '@playwright/test'
import type { Person } from './people.ts'

/** Signs in as people do. */
export async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills in what producers and agents are both asked. */
export async function fillInCoreFields(form: Locator, person: Person): Promise<void> {
  await form.getByLabel('First name').fill(person.firstName)
  await form.getByLabel('Last name').fill(person.lastName)
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Phone (optional)').fill('020 7946 0142')
  await form.getByLabel('Username').fill(person.username)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm password').fill(person.password)
}
