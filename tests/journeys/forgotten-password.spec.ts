import type { Page } from '@playwright/test'
import { signInByForm } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { joinAsProducer } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe('a forgotten password', () => {
  test('is replaced by the mailed link, which works once', async ({ page, look, tolerate }) => {
    const person = await joinAsProducer(page.request)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgotten password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByLabel('Email').fill(person.email)
    await look('forgotten-dialog', { dark: true })
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expectToast(
      page,
      'Reset link sent',
      'If an account with that email exists, a password reset link has been sent.',
    )
    await expect(dialog).toBeHidden()

    const link = linkIn(await mailTo(person.email, 'Set a new password')).toString()
    const renewed = { ...person, password: 'Copper-Harbour-4' }
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await setPassword(page, renewed.password)
    await look('reset-password')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expectToast(page, 'Password Changed', 'You can now log in with your new password.')
    await expect(page).toHaveURL('/auth')

    tolerate('/api/auth/login', 401)
    await signInByForm(page, person)
    await expectToast(page, 'Login failed', 'The email address or password is not right.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await look('sign-in-refused', { dark: true })
    await signInByForm(page, renewed)
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.')

    tolerate('/api/auth/mailed-link', 400)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByText('This link has already been used, or a newer one has been sent.')).toBeVisible()
    await expect(page.getByRole('form', { name: 'New password' })).toBeHidden()
    await look('reset-link-used', { dark: true })
    await page.getByRole('button', { name: 'Send Me a New Link' }).click()
    await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible()
  })

  test('is answered alike for an address that nobody has', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgotten password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
    await dialog.getByLabel('Email').fill('nobody@journeys.test')
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expectToast(
      page,
      'Reset link sent',
      'If an account with that email exists, a password reset link has been sent.',
    )
  })
})

async function setPassword(page: Page, password: string) {
  const form = page.getByRole('form', { name: 'New password' })
  await form.getByLabel('New password', { exact: true }).fill(password)
  await form.getByLabel('Confirm new password').fill(password)
}
