import type { APIRequestContext } from '@playwright/test'
import type { ListingCard, Recommendation } from '@storyright/contracts/http'
import { within } from './support/environment.ts'
import { expect, test } from './support/journey.ts'
import { becomeMember } from './support/membership.ts'

const titles = ({ recommendations }: { recommendations: Recommendation[] }) =>
  recommendations.map(({ listing }) => listing.title)

async function recommendedTo(reader: APIRequestContext) {
  const answer = await reader.get('/api/recommendations?limit=8')
  return answer.ok() ? ((await answer.json()) as { recommendations: Recommendation[] }) : { recommendations: [] }
}

test('a premium member is recommended what they favour, says what is good, dismisses one, and gets others', async ({
  page,
  loginAsNewProducer,
  look,
}) => {
  test.setTimeout(within(360_000)) // a platform that has just started is still learning
  await loginAsNewProducer()
  await becomeMember(page.request)
  const horrors = (await (
    await page.request.get('/api/listings?genre=horror&status=available&sort=viability&limit=4')
  ).json()) as ListingCard[]
  for (const { id } of horrors) await expect(await page.request.post(`/api/favorites/${id}`)).toBeOK()
  // The favourites, and that they are a member now, reach the recommendations a moment later.
  const because = async () =>
    (await recommendedTo(page.request)).recommendations.filter(({ signal }) => signal === 'favourite').length
  await expect.poll(because, { timeout: within(240_000) }).toBeGreaterThan(2)

  await page.goto('/ai-recommendations')
  const list = page.getByRole('list', { name: 'Recommendations' })
  const entries = list.getByRole('article')
  await expect(entries.first()).toBeVisible()
  expect(await entries.count()).toBeLessThanOrEqual(8)
  await expect(list.getByText(/^Because you favourited “/).first()).toBeVisible()
  for (const { title } of horrors) await expect(list.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What we know about your taste' })).toContainText('4 favourites')
  await expect(list.getByRole('heading', { name: /^Commercial Analysis of/ }).first()).toBeVisible()
  await look('recommendations', { whole: true, dark: true })

  await list
    .getByRole('button', { name: /^Good match/ })
    .first()
    .click()
  await expect(list.getByText('Noted. You will see more like this.')).toBeVisible()
  const gone = (await list.getByRole('heading', { level: 2 }).nth(1).textContent())!
  await list.getByRole('button', { name: `Not for me (${gone})` }).click()
  const undo = list.getByRole('button', { name: `Undo (${gone})` })
  await undo.click()
  await expect(list.getByRole('heading', { level: 2, name: gone, exact: true })).toBeVisible()
  await list.getByRole('button', { name: `Not for me (${gone})` }).click()
  await expect(undo).toBeFocused()
  await look('recommendation-dismissed', { dark: true })

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).toHaveURL('/ai-recommendations?refresh=1')
  await expect(undo).toHaveCount(0)
  await expect(entries.first()).toBeVisible()
  await expect(list.getByRole('heading', { level: 2, name: gone, exact: true })).toHaveCount(0)
  expect(titles(await recommendedTo(page.request))).not.toContain(gone)

  await page.goto('/')
  const block = page.getByRole('region', { name: 'Personalised for You' })
  await expect(block.getByRole('article')).toHaveCount(3)
  await block.scrollIntoViewIfNeeded()
  await look('home-personalised', { dark: true })
})
