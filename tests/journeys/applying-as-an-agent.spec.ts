import { fillInCoreFields, signInByForm } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { mailTo } from './support/mail.ts'
import { stranger } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe('applying as an agent', () => {
  test('ends in a review, until which nobody signs in', async ({ page, look, tolerate }) => {
    const person = stranger()
    await page.goto('/auth?join=agent')
    const form = page.getByRole('form', { name: 'Agent application' })
    await expect(form.getByText('Agent applications need manual verification')).toBeVisible()
    await fillInCoreFields(form, person)
    await form.getByLabel('Agency name').fill('Farrow & Quill')
    await form.getByLabel('Agency website').fill('https://farrowquill.example')
    await form.getByLabel('Years in business').fill('6')
    await form.getByLabel('Notable clients and achievements').fill('Nine novelists, one of them shortlisted twice.')
    await form.getByRole('checkbox', { name: /I accept the Terms of Use/ }).check()
    await look('agent-form', { whole: true, dark: true })
    await form.getByRole('button', { name: 'Submit Agent Application' }).click()

    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
    await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
    await look('agent-submitted', { dark: true })
    expect((await mailTo(person.email)).subject).toBe('Application Submitted')

    await page.getByRole('button', { name: 'Back to Login' }).click()
    tolerate('/api/auth/login', 403)
    await signInByForm(page, person)
    await expectToast(
      page,
      'Login failed',
      'Your application is still being reviewed. We will notify you by email once it is decided.',
    )
    await look('agent-refused')
  })

  test('asks for the agency, its website and its clients', async ({ page, look }) => {
    await page.goto('/auth?join=agent')
    const form = page.getByRole('form', { name: 'Agent application' })
    await form.getByLabel('Agency website').fill('farrowquill')
    await form.getByLabel('Years in business').fill('-1')
    await form.getByLabel('Notable clients and achievements').fill('Nine')
    await form.getByRole('button', { name: 'Submit Agent Application' }).click()
    await expect(form.getByLabel('Agency name')).toHaveAccessibleDescription('Agency name is required')
    await expect(form.getByLabel('Agency website')).toHaveAccessibleDescription('Please enter a valid website URL')
    await expect(form.getByLabel('Years in business')).toHaveAccessibleDescription('Years in business must be positive')
    await expect(form.getByLabel('Notable clients and achievements')).toHaveAccessibleDescription(
      'Please provide details about your client list',
    )
    await look('agent-faults', { whole: true })
  })
})
