import { expect, test } from './support/journey.ts'
import { mailTo } from './support/mail.ts'
import { becomeMember, declineCard, endYear, membershipOf, payYear, planOf, takenOf } from './support/membership.ts'
import { cards } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

const settings = '/profile#membership'

test.describe('a member', () => {
  test('cancels, resumes, and keeps everything open meanwhile', async ({ page, loginAsNewProducer, look }) => {
    const person = await loginAsNewProducer()
    await becomeMember(page.request)
    await page.goto(settings)
    const plan = planOf(page)
    await expect(plan.getByText(/^Your membership renews on/)).toBeVisible()
    await expect(plan.getByText('Visa ending in 4242', { exact: false })).toBeVisible()
    await expect(plan.getByRole('row', { name: /SR-\d{6}/ })).toHaveCount(1)
    await look('membership', { whole: true, dark: true })
    const [file] = await Promise.all([page.waitForEvent('download'), plan.getByRole('link', { name: /^PDF/ }).click()])
    expect(file.suggestedFilename()).toMatch(/^SR-\d{6}\.pdf$/)

    await plan.getByRole('button', { name: 'Cancel membership' }).click()
    await look('membership-cancel', { dark: true })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
    await expect(plan.getByText(/^Your membership is cancelled and ends on/)).toBeVisible()
    await mailTo(person.email, 'Your membership is cancelled')
    expect(await membershipOf(page.request)).toMatchObject({ tier: 'premium', state: 'ending', nextCharge: null })
    await look('membership-ending', { whole: true, dark: true })

    await plan.getByRole('button', { name: 'Resume membership' }).click()
    await expect(plan.getByText(/^Your membership renews on/)).toBeVisible()
    await mailTo(person.email, 'You’ve resumed Premium')
    expect(await takenOf(page.request)).toEqual([21_600])
  })

  test('withdraws, has all of the money back, and is on the free plan at once', async ({
    page,
    loginAsNewProducer,
    look,
  }) => {
    const person = await loginAsNewProducer()
    await becomeMember(page.request)
    await page.goto(settings)
    const plan = planOf(page)
    await plan.getByRole('button', { name: 'Withdraw' }).click()
    await look('membership-withdraw', { dark: true })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw and get £216.00 back' }).click()
    await expectToast(page, 'Membership Withdrawn', '£216.00 goes back to your card.')
    await expect(plan.getByText('Your payment was refunded, and the membership has ended.')).toBeVisible()
    await page.reload()
    await expect(plan.getByRole('row', { name: /SR-CN-\d{6}/ })).toContainText('-£216.00')
    await look('membership-withdrawn', { whole: true, dark: true })
    await mailTo(person.email, 'We’ve refunded £216.00 to your card')
    expect(await membershipOf(page.request)).toMatchObject({ tier: 'free', state: 'refunded' })
  })

  test('is charged for another year when the first is over', async ({ page, loginAsNewProducer, look }) => {
    const person = await loginAsNewProducer()
    await becomeMember(page.request)
    const before = await membershipOf(page.request)
    await endYear(page.request)
    await mailTo(person.email, 'Your Storyright Premium is renewed')
    await page.goto(settings)
    await expect(planOf(page).getByRole('row', { name: /SR-\d{6}/ })).toHaveCount(2)
    await look('membership-renewed', { whole: true })
    const after = await membershipOf(page.request)
    expect(after).toMatchObject({ tier: 'premium', state: 'active', withdrawUntil: null })
    expect(new Date(after.paidUntil!).getUTCFullYear()).toBe(new Date(before.paidUntil!).getUTCFullYear() + 1)
    expect(await takenOf(page.request)).toEqual([21_600, 21_600])
  })

  test('is told of a renewal that failed, and pays it with another card', async ({
    page,
    loginAsNewProducer,
    look,
  }) => {
    const person = await loginAsNewProducer()
    await becomeMember(page.request)
    await declineCard(page.request)
    await endYear(page.request)
    await mailTo(person.email, 'The payment for your renewal failed')
    expect(await membershipOf(page.request)).toMatchObject({ tier: 'premium', state: 'past_due', renewalNeeds: 'card' })
    await page.goto(settings)
    const plan = planOf(page)
    await expect(plan.getByText(/^Your renewal is not paid\./)).toBeVisible()
    await look('membership-past-due', { whole: true, dark: true })
    await plan.getByRole('button', { name: 'Pay with another card' }).click()
    await payYear(page, cards.agrees, 'Keep this card')
    await expectToast(page, 'Card Changed', 'Visa ending in 4242, expires 12 / 31.')
    await expect(plan.getByText(/^Your membership renews on/)).toBeVisible()
    expect(await takenOf(page.request)).toEqual([21_600, 21_600])
  })
})
