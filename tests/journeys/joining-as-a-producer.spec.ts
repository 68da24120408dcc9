import { fillInCoreFields, signInByForm } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { demoPerson, stranger } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe('joining as a producer', () => {
  test('leads from the home page over the mailed link to a session', async ({ page, look, tolerate }) => {
    const person = stranger()
    await page.goto('/')
    await page.getByRole('link', { name: 'Join Now' }).first().click()
    await expect(page).toHaveURL('/auth')
    await page.getByRole('radio', { name: 'Producer' }).check()
    const form = page.getByRole('form', { name: 'Producer registration' })
    await fillInCoreFields(form, person)
    await form.getByLabel('What are you looking for?').fill('Contained mysteries with a strong sense of place.')
    await form.getByLabel('How did you hear about us?').selectOption('Film Festival or Event')
    await form.getByRole('checkbox', { name: /I accept the Terms of Use/ }).check()
    await look('joining-form', { whole: true, dark: true })
    await form.getByRole('button', { name: 'Create Producer Account' }).click()

    await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible()
    await expectToast(page, 'Registration successful!', 'Please check your email to verify your account.')
    await look('joining-done')

    await page.getByRole('button', { name: 'Back to Login' }).click()
    tolerate('/api/auth/login', 403)
    await signInByForm(page, person)
    await expectToast(page, 'Login failed', 'Please verify your email address before logging in.')

    const mail = await mailTo(person.email)
    expect(mail.subject).toBe('Verify your email address')
    const link = linkIn(mail)
    const opened = Date.now()
    await page.goto(link.toString())
    await expectToast(page, 'Email verified!', 'You can now log in to your account.')
    await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue to Login' })).toBeVisible()
    await page.waitForURL('/auth')
    expect(Date.now() - opened).toBeGreaterThanOrEqual(2_000)

    await signInByForm(page, person)
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Account: Imogen Farrow' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Imogen' })).toBeVisible()
    await look('joined-home')
  })

  test('says at each field what is wrong with it', async ({ page, look }) => {
    await page.goto('/auth?join=producer')
    const form = page.getByRole('form', { name: 'Producer registration' })
    await form.getByLabel('Email').fill('imogen@')
    await form.getByLabel('Username').fill('im')
    await form.getByLabel('Password', { exact: true }).fill('short')
    await form.getByLabel('Confirm password').fill('another-one')
    await form.getByLabel('IMDB profile link').fill('my page')
    await form.getByRole('button', { name: 'Create Producer Account' }).click()

    await expect(form.getByLabel('First name')).toBeFocused()
    await expect(form.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
    await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
    await expect(form.getByLabel('Username')).toHaveAccessibleDescription('Username must be at least 3 characters')
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^Password must be at least 8 characters/,
    )
    await expect(form.getByLabel('Confirm password')).toHaveAccessibleDescription("Passwords don't match")
    await expect(form.getByLabel('IMDB profile link')).toHaveAccessibleDescription('Please provide a valid IMDB URL')
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms and conditions')
    await look('joining-faults', { whole: true, dark: true })
  })

  test('is refused with an email address that has an account', async ({ page, look, tolerate }) => {
    await page.goto('/auth?join=producer')
    const form = page.getByRole('form', { name: 'Producer registration' })
    await fillInCoreFields(form, { ...stranger(), email: demoPerson('producer').email })
    await form.getByRole('checkbox').check()
    tolerate('/api/auth/register', 409)
    await form.getByRole('button', { name: 'Create Producer Account' }).click()
    await expectToast(page, 'Registration failed', 'An account with this email address already exists.')
    await expect(form.getByLabel('Email')).toHaveValue(demoPerson('producer').email)
    await look('joining-refused')
  })

  test('sends another verification email on demand', async ({ page, look }) => {
    await page.goto('/verify-email')
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await page.getByLabel('Email').fill('nobody@journeys.test')
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Verification email sent.')
    await look('verify-email')
  })

  test('fails with a link that nobody was sent', async ({ page, look, tolerate }) => {
    tolerate('/api/auth/verify/made-up', 400)
    await page.goto('/verify-email?token=made-up')
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expectToast(page, 'Verification failed', 'This link is not valid. Please ask for a new one.')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await look('verify-email-failed')
  })
})
