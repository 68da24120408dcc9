import { expect, type Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { test } from './support/journey.ts'
import { mailTo } from './support/mail.ts'
import { applyAsAgent, joinAsProducer, signIn } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

const findUser = async (page: Page, email: string) => {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 1' })).toBeVisible()
}

test.describe('administration', () => {
  test('is closed to everybody else', async ({ page, login }) => {
    await page.goto('/admin-dashboard')
    await expect(page).toHaveURL('/auth?next=%2Fadmin-dashboard')
    await login('producer')
    for (const address of ['/admin-dashboard', '/admin/audit']) {
      await page.goto(address)
      await expect(page).toHaveURL('/')
    }
  })

  test('shows everybody, a page at a time', async ({ page, login, look }) => {
    await login('admin')
    await page.goto('/admin-dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
    await expect(page.getByRole('table', { name: /^Users/ })).toBeVisible()
    await look('admin-users', { whole: true, dark: true })
    await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called that')
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
    await look('admin-nobody')
  })

  test('moves somebody to another role, suspends them at once and lets them in again', async ({
    page,
    login,
    look,
    playwright,
    baseURL,
  }) => {
    const theirs = await playwright.request.newContext({ baseURL: baseURL! })
    const person = await signIn(theirs, await joinAsProducer(theirs))
    await login('admin')
    await page.goto('/admin-dashboard')
    await findUser(page, person.email)
    const manage = page.getByRole('button', { name: 'Manage Imogen Farrow' })

    await manage.click()
    const dialog = page.getByRole('dialog')
    await look('admin-manage', { dark: true })
    await dialog.getByLabel('Role').selectOption('Premium')
    await dialog.getByRole('button', { name: 'Change Role' }).click()
    await look('admin-question')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change Role' }).click()
    await expectToast(page, 'Role Changed', 'Imogen Farrow now has the role Premium.')
    const cell = (text: string) => page.locator('td').filter({ hasText: text })
    await expect(cell('Premium')).toBeVisible()

    await manage.click()
    await dialog.getByRole('button', { name: 'Suspend Account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend Account' }).click()
    await expectToast(page, 'User Suspended', 'Imogen Farrow can no longer sign in.')
    await expect(cell('Suspended')).toBeVisible()
    await expect.poll(async () => (await theirs.get('/api/auth/user')).status(), { timeout: within(1_000) }).toBe(401)

    await manage.click()
    await dialog.getByRole('button', { name: 'Activate Account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate Account' }).click()
    await expectToast(page, 'User Activated', 'Imogen Farrow can sign in again.')
    await signIn(theirs, person)
    await theirs.dispose()

    await page.getByRole('link', { name: 'Audit Trail' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible()
    await expect(page.getByText('Producer to Premium').first()).toBeVisible()
    await look('admin-audit', { whole: true, dark: true })
  })

  test('approves an application with notes, which the mail carries', async ({ page, login, look }) => {
    const applicant = await applyAsAgent(page.request)
    await login('admin')
    await page.goto('/admin-dashboard')
    await page.getByRole('tab', { name: /^Pending Applications/ }).click()
    const rows = page.getByRole('row').filter({ hasText: applicant.email })
    await look('admin-applications', { dark: true })
    await rows.getByRole('button', { name: /^Review/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Nine novelists, one of them shortlisted twice.')).toBeVisible()
    await dialog.getByLabel('Notes (optional)').fill('Welcome. We know your list well.')
    await look('admin-review', { dark: true })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expectToast(page, 'Agent verification updated', 'Agent has been approved.')
    await expect(rows).toHaveCount(0)
    await expect.poll(async () => (await mailTo(applicant.email)).text).toContain('We know your list well.')
  })

  test('chooses what the home page features', async ({ page, login, look }, { project }) => {
    await login('admin')
    await page.goto('/admin-dashboard?tab=featured')
    const featured = page.getByRole('list', { name: 'Featured titles' })
    // Both projects go through at once, so each takes out and features a title of its own.
    const entries = featured.getByRole('listitem')
    const entry = project.name === 'phone' ? entries.first() : entries.last()
    const title = (await entry.getByRole('link').textContent()) ?? ''
    await look('admin-featured', { whole: true, dark: true })
    await featured.getByRole('button', { name: `Take out ${title}`, exact: true }).click()
    await expectToast(page, 'Taken Out', `${title} is no longer featured.`)
    await expect(featured.getByRole('link', { name: title, exact: true })).toBeHidden()

    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(title)
    const found = page.getByRole('list', { name: 'Found titles' })
    await found
      .getByRole('button', { name: `Feature ${title}`, exact: true })
      .first()
      .click()
    await expectToast(page, 'Title Featured', `${title} is shown on the home page.`)
    await expect(featured.getByRole('link', { name: title, exact: true })).toBeVisible()
    await look('admin-featured-found', { whole: true })
  })
})
