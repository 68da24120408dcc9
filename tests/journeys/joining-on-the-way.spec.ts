import { fillInCoreFields, signInByForm } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { linkIn, mailsTo, mailTo } from './support/mail.ts'
import { stranger } from './support/people.ts'

test.describe('joining on the way to a title', () => {
  test('keeps where one was going and what was typed, through a reload, the mailed link and signing in', async ({
    page,
    look,
    tolerate,
  }) => {
    const person = stranger()
    await page.goto('/auth?next=%2Flisting%2F1026')
    await expect(page.getByRole('heading', { level: 1, name: /^Sign in to see / })).toBeVisible()
    await look('sign-in-for-a-title', { dark: true })
    await page.getByRole('link', { name: 'Join Now' }).first().click()
    await page.getByRole('radio', { name: 'Producer' }).check()
    const form = page.getByRole('form', { name: 'Producer registration' })
    await fillInCoreFields(form, person)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /^Join to see / })).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(person.email)
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
    await fillInCoreFields(form, person)
    await form.getByRole('checkbox', { name: /I accept the Terms of Use/ }).check()
    await form.getByRole('button', { name: 'Create Producer Account' }).click()
    await page.getByRole('button', { name: 'Back to Login' }).click()
    tolerate('/api/auth/login', 403)
    await signInByForm(page, person)
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(page.getByText(/^We have sent another link to/)).toBeVisible()
    await look('sign-in-unverified', { dark: true })

    await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2)
    await page.goto(linkIn(await mailTo(person.email)).toString())
    await page.getByRole('link', { name: 'Continue to Login' }).click()
    await expect(page).toHaveURL('/auth?next=%2Flisting%2F1026')
    await signInByForm(page, person)
    await expect(page).toHaveURL('/listing/1026')
  })
})

test.describe('an account form that is not saved', () => {
  test('is asked about when it is left, and survives signing out in another tab', async ({
    page,
    context,
    login,
    look,
    tolerate,
  }) => {
    tolerate('/api/notifications/stream', 401)
    await login('producer')
    await page.goto('/edit-account')
    await page.getByLabel('Phone').fill('020 7946 0999')
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await look('leave-unsaved', { dark: true })
    await question.getByRole('button', { name: 'Stay' }).click()

    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Account: Rosa Adeyemi' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    const again = page.getByRole('dialog', { name: 'You are signed out' })
    await expect(again).toBeVisible()
    await look('signed-out-elsewhere', { dark: true })
    await again.getByLabel('Email').fill('producer@storyright.test')
    await again.getByLabel('Password', { exact: true }).fill('Storyright1!')
    await again.getByRole('button', { name: 'Sign In' }).click()
    await expect(again).toBeHidden()
    await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0999')
  })
})
