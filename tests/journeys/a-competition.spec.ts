import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Competition } from '@storyright/contracts/http'
import { within } from './support/environment.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { becomeMember } from './support/membership.ts'
import { deckOf } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { expectToast } from './support/toasts.ts'

const words = {
  title: 'A Lighthouse of One’s Own',
  brief: 'A limited series set where a road ends.\nFour parts at most.',
  sponsor: 'Northlight Drama',
  prize: 'A paid development deal over nine months',
  rules: '1. **One entry** each.\n2. The winner is named here.',
}

/** Announces a competition that is open from now on, without the page. */
async function announce(admin: APIRequestContext, title: string, seconds: number): Promise<Competition> {
  const times = { opensAt: new Date().toISOString(), closesAt: new Date(Date.now() + seconds * 1_000).toISOString() }
  const answer = await admin.post('/api/competitions', { data: { ...words, ...times, title } })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

const entryOf = (page: Page) => page.getByRole('region', { name: 'Your entry' })

test.describe('a competition', () => {
  test('goes from its opening by an entry and the shortlist to the choice', async ({ producer, rival, admin }) => {
    const unique = randomUUID().slice(0, 8)
    await becomeMember(producer.page.request)
    const { id, title } = await announce(admin.page.request, `Small Screens ${unique}`, 75)

    const { page, look } = producer
    await page.goto('/competitions')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Enter the Competition' }).click()
    await expect(page.getByText('Please write your pitch')).toBeVisible()
    await page.getByLabel('Pitch', { exact: true }).fill('A keeper who writes back to the ships.\nFour parts.')
    await page.getByRole('group', { name: 'Deck', exact: true }).locator('input').setInputFiles(deckOf())
    await expect(page.getByText('39 KB, uploaded')).toBeVisible()
    await look('competition', { whole: true, dark: true })
    await page.getByRole('button', { name: 'Enter the Competition' }).click()
    const question = page.getByRole('alertdialog', { name: `Enter “${title}”?` })
    await look('competition-confirm')
    await question.getByRole('button', { name: 'Enter' }).click()
    await expect(entryOf(page)).toContainText('A keeper who writes back to the ships.')
    await expect(entryOf(page)).toContainText('Entered')
    await look('competition-entered', { whole: true, dark: true })

    // Whoever announces and judges needs no mouse.
    const desk = admin.page
    await desk.goto('/admin/competitions')
    await desk.getByRole('button', { name: 'Announce Competition' }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Announce Competition' })
    const later = `First Pages ${unique}`
    for (const [label, text] of Object.entries({
      Title: later,
      Sponsor: words.sponsor,
      Prize: words.prize,
      Brief: words.brief,
      Rules: words.rules,
    })) {
      const field = dialog.getByLabel(label, { exact: true })
      if (!(await isFocused(field))) await tabTo(desk, field)
      await desk.keyboard.insertText(text)
    }
    await admin.look('competition-announce', { dark: true })
    await tabTo(desk, dialog.getByRole('button', { name: 'Announce' }))
    await desk.keyboard.press('Enter')
    await expectToast(desk, 'Competition Announced', 'It opens automatically, and we notify everyone who can enter.')
    await expect(desk.getByRole('link', { name: later })).toBeVisible()
    await admin.look('competition-administration', { whole: true })
    await desk.getByRole('link', { name: title }).press('Enter')
    const entry = desk.getByRole('article', { name: 'Julian Okonjo' })
    await entry.getByRole('button', { name: 'Shortlist' }).press('Enter')
    const shortlist = desk.getByRole('alertdialog', { name: 'Shortlist Julian Okonjo?' })
    await shortlist.getByLabel(/^Note to the entrant/).fill('We should like to read the second part.')
    await shortlist.getByRole('button', { name: 'Shortlist' }).press('Enter')
    await expectToast(desk, 'Entry Shortlisted', 'We notify the entrant.')
    await expect(entry.getByText('Shortlisted')).toBeVisible()
    const deck = await desk.request.get(
      (await entry.getByRole('link', { name: 'Download Deck' }).getAttribute('href'))!,
    )
    expect(deck.status()).toBe(200)
    await page.reload()
    await expect(entryOf(page)).toContainText('We should like to read the second part.')

    await rival.page.goto('/competitions')
    await expect(rival.page.getByRole('region', { name: 'Premium members enter every competition' })).toBeVisible()
    const listed = rival.page.getByRole('link', { name: title })
    await expect(listed).toBeVisible()
    await rival.look('competitions', { whole: true, dark: true })
    await listed.click()
    await expect(rival.page.getByRole('region', { name: 'Premium' })).toContainText('For premium members')
    await rival.look('competition-upsell', { whole: true })

    await expect(async () => {
      await desk.reload()
      await expect(entry.getByRole('button', { name: 'Choose' })).toBeVisible({ timeout: within(3_000) })
    }).toPass({ timeout: within(80_000) })
    await admin.look('competition-judging', { whole: true, dark: true })
    await entry.getByRole('button', { name: 'Choose' }).press('Enter')
    const choice = desk.getByRole('alertdialog', { name: 'Choose Julian Okonjo?' })
    await expect(choice).toContainText('cannot be undone')
    await admin.look('competition-choice', { dark: true })
    await choice.getByRole('button', { name: 'Choose This Entry' }).press('Enter')
    await expectToast(desk, 'Entry Chosen', 'We notify the entrant.')
    await expect(desk.getByText('Chosen: A pitch by Julian Okonjo')).toBeVisible()

    await page.goto(`/competitions/${id}`)
    await expect(entryOf(page)).toContainText('Chosen')
    await look('competition-chosen', { whole: true, dark: true })
    await expect(async () => {
      const told = (await (await page.request.get('/api/notifications')).json()) as { title: string; link: string }[]
      expect(told).toContainEqual(
        expect.objectContaining({
          title: `Your entry was chosen: congratulations on “${title}”`,
          link: `/competitions/${id}`,
        }),
      )
    }).toPass()
  })
})
