import { signInByForm } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { demoPerson } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe('signing out', () => {
  test('says goodbye and closes the catalogue again', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/listings')
    await expect(page.getByRole('status').filter({ hasText: 'Showing 24 of' })).toBeVisible()
    await page.getByRole('button', { name: 'Account: Rosa Adeyemi' }).click()
    await look('user-menu', { dark: true })
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expectToast(page, 'Goodbye!', 'You have been logged out successfully.')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible()
    await look('signed-out')

    await page.goto('/listings')
    await expectToast(page, 'Unauthorised', 'You are logged out. Logging in again...')
    await expect(page).toHaveURL('/auth?next=%2Flistings')
  })
})

test.describe('a visitor', () => {
  test('is led from the catalogue to signing in, and back afterwards', async ({ page, look }) => {
    await page.goto('/listings?medium=podcast')
    await expectToast(page, 'Unauthorised', 'You are logged out. Logging in again...')
    await page.waitForURL('/auth?next=**')
    await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible()
    await look('sent-to-sign-in')
    await signInByForm(page, demoPerson('producer'))
    await expect(page).toHaveURL('/listings?medium=podcast')
    await expect(page.getByRole('button', { name: 'Remove Podcast' })).toBeVisible()
  })

  test('is asked to log in before a listing opens', async ({ page }) => {
    await page.goto('/listing/1026')
    await expectToast(page, 'Login Required', 'You must be logged in to view listing details')
    await expect(page).toHaveURL('/auth?next=%2Flisting%2F1026')
  })

  test('is asked to log in when a featured card is opened', async ({ page, look }) => {
    await page.goto('/')
    const card = page.getByRole('list', { name: 'Featured Titles' }).getByRole('listitem').first()
    await expect(card.getByRole('link', { name: /^Login to View/ })).toBeVisible()
    await look('home-visitor', { whole: true, dark: true })
    await card.getByRole('heading').getByRole('link').click()
    await expectToast(page, 'Login Required', 'Please log in to view listing details.')
    await page.waitForURL('/auth?next=**')
  })

  test('is asked to log in before searching', async ({ page }) => {
    await page.goto('/')
    const search = page.getByRole('search')
    await search.getByPlaceholder('Search books, authors, genres...').fill('Dracula')
    await search.getByRole('button', { name: 'Join to Search' }).click()
    await expectToast(page, 'Authentication Required', 'Please log in or join to search our exclusive IP collection.')
    await page.waitForURL('/auth?next=**')
  })
})
