import path from 'node:path'
import { expect, test } from './support/journey.ts'
import { mailTo } from './support/mail.ts'
import { joinAsProducer, signIn } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe('the account', () => {
  test('is closed to visitors, who are told to log in', async ({ page, look }) => {
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText('Please log in to view your profile')).toBeVisible()
    await look('profile-denied', { dark: true })
    for (const address of ['/edit-account', '/security-settings', '/complete-profile']) {
      await page.goto(address)
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`)
    }
  })

  test('is completed, changed and taken along', async ({ page, loginAsNewProducer, look }) => {
    await loginAsNewProducer()
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
    await look('profile', { whole: true, dark: true })

    await page.getByRole('link', { name: 'Complete Your Profile' }).click()
    const profile = page.getByRole('form', { name: 'Complete Your Profile' })
    await profile.getByRole('button', { name: 'Complete Profile' }).click()
    await expect(profile.getByText('Please provide a complete address')).toBeVisible()
    await look('complete-profile-faults', { whole: true, dark: true })
    await profile.getByLabel('Phone').fill('020 7946 0142')
    await profile.getByLabel('Address').fill('12 Sample Yard, London')
    await profile.getByLabel('What are you looking for?').fill('Period drama with a strong lead')
    await profile.getByLabel('How did you hear about us?').selectOption('Film Festival or Event')
    await profile.getByRole('checkbox', { name: /I accept the Terms of Use/ }).check()
    await profile.getByRole('button', { name: 'Complete Profile' }).click()
    await expectToast(page, 'Profile completed successfully', 'Your personalized experience is now ready!')
    await expect(page).toHaveURL('/')

    await page.goto('/profile')
    await expect(page.getByRole('link', { name: 'Complete Your Profile' })).toBeHidden()
    await page.getByRole('link', { name: 'Edit Account' }).click()
    const account = page.getByRole('form', { name: 'Account information' })
    await expect(account.getByLabel('Address (optional)', { exact: true })).toHaveValue('12 Sample Yard, London')
    await account.getByLabel('Picture file').setInputFiles(path.resolve('web/public/og.png'))
    await expect(account.getByLabel('Picture address (optional)')).toHaveValue(/\/api\/uploads\/images\//)
    await account.getByLabel('First name').fill('Imogene')
    await look('edit-account', { whole: true, dark: true })
    await account.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Account Updated', 'Your account information has been saved.')
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { name: 'Imogene Farrow' })).toBeVisible()
    await look('profile-picture')

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('storyright-data.json')
  })

  test('keeps its password until the current one is given', async ({ page, loginAsNewProducer, look, tolerate }) => {
    const person = await loginAsNewProducer()
    await page.goto('/security-settings')
    const form = page.getByRole('form', { name: 'Change Password' })
    await expect(page.getByText('Account Verified')).toBeVisible()
    await look('security-settings', { whole: true, dark: true })
    const change = async (current: string) => {
      await form.getByLabel('Current password').fill(current)
      await form.getByLabel('New password', { exact: true }).fill('Ferry-Crossing-4')
      await form.getByLabel('Confirm new password').fill('Ferry-Crossing-4')
      await form.getByRole('button', { name: 'Change Password' }).click()
    }
    tolerate('/api/auth/change-password', 400)
    await change('not my password')
    const refused = 'Failed to change password. Please check your current password.'
    await expectToast(page, 'Password Change Failed', refused)
    await change(person.password)
    await expectToast(page, 'Password Changed', 'You are signed out everywhere but here.')
    await expect(form.getByLabel('Current password')).toHaveValue('')
    await signIn(page.request, { ...person, password: 'Ferry-Crossing-4' })
  })

  test('ends after two questions, and with it the way in', async ({ page, look }) => {
    const person = await joinAsProducer(page.request)
    await signIn(page.request, person)
    await page.goto('/security-settings')
    const start = page.getByRole('button', { name: 'Delete Account Permanently' })
    await start.click()
    await look('delete-first', { dark: true })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Delete it permanently?' })).toBeVisible()
    await look('delete-second')
    await page.getByRole('button', { name: 'Keep Account' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()

    await start.click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alertdialog').getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Delete Permanently' }).click()
    await expectToast(page, 'Account Deleted', 'Your account has been permanently deleted.')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible()
    await mailTo(person.email)
    const { email, password } = person
    expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401)
  })
})
