import type { Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { expect, test } from './support/journey.ts'
import { listTitle } from './support/offers.ts'
import { expectToast } from './support/toasts.ts'

interface Paper {
  type: string
  from: string
  to: string
  /** Uploaded, when it is no address. */
  file?: { name: string; mimeType: string; buffer: Buffer }
}
async function addDocument(page: Page, { type, from, to, file }: Paper): Promise<void> {
  await page.getByRole('button', { name: 'Add Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.getByLabel('Document type').selectOption(type)
  await dialog.getByLabel('From').fill(from)
  await dialog.getByLabel('To', { exact: true }).fill(to)
  await dialog.getByLabel('Date (optional)').fill('2025-01-03')
  await dialog.getByLabel('Territory (optional)').fill('Worldwide')
  const address = dialog.getByRole('textbox', { name: 'File (optional)' })
  if (file) {
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByText(`${file.name} is uploaded.`)).toBeVisible()
    await expect(address).toHaveValue(/\/api\/uploads\/documents\//)
  } else await address.fill('https://files.example/paper.pdf')
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Document Added', 'It is a draft until you submit it.')
  await expect(dialog).toBeHidden()
}

const deed = { name: 'Deed of 1924.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA deed.\n%%EOF') }
const documents = (page: Page) => page.getByRole('list', { name: 'Path of the rights' }).getByRole('listitem')
const assignment = 'Author’s assignment or licence'
const authority = 'Agency authority'

test.describe('the chain of title', () => {
  test('goes from drafts through a rejection to the badge', async ({ page, login, loginAsNewProducer, look }) => {
    test.setTimeout(within(240_000)) // four people's turns, each looked at
    await login('agent')
    const { id, title } = await listTitle(page.request)
    await page.goto(`/listing/${id}`)
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Document' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Document type is required')).toBeVisible()
    await look('chain-form', { dark: true })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await addDocument(page, { type: assignment, from: 'Morwenna Tregear', to: 'Tregear Estate', file: deed })
    await addDocument(page, { type: authority, from: 'Tregear Estate', to: 'Harrow & Vane Literary' })
    await expect(
      page.getByRole('region', { name: 'Chain of Title' }).getByText('Complete, not verified yet'),
    ).toBeVisible()
    for (const name of [assignment, authority]) {
      await page.getByRole('button', { name: new RegExp(`^Submit document \\d, ${name}$`) }).click()
      await expectToast(page, 'Document Submitted', `We’ll verify ${name} and let you know.`)
    }

    await login('admin')
    await page.goto('/admin/chain-of-title')
    const row = (name: string) => page.getByRole('row').filter({ hasText: title }).filter({ hasText: name })
    await expect(row(assignment)).toBeVisible()
    const fileUrl = (await row(assignment)
      .getByRole('link', { name: /^Open file/ })
      .getAttribute('href'))!
    const file = await page.request.get(fileUrl)
    expect(await file.body()).toEqual(deed.buffer)
    expect(file.headers()['content-disposition']).toContain(`attachment; filename="${deed.name}"`)
    await look('chain-admin', { whole: true, dark: true })
    await row(authority)
      .getByRole('button', { name: /^Reject/ })
      .click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect(question.getByText('Please say why the document is rejected')).toBeVisible()
    await look('chain-reject')
    await question.getByLabel('Reason').fill('The second page is missing.')
    await question.getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Document Rejected', `${authority} of ${title} is rejected.`)
    await expect(row(authority)).toHaveCount(0)

    await login('agent')
    await page.goto(`/listing/${id}`)
    await expect(page.getByText('Rejected: The second page is missing.')).toBeVisible()
    await look('chain-listing', { whole: true, dark: true })
    await page.getByRole('button', { name: /^Edit document 2/ }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${authority}` })
    await dialog.getByLabel('Note (optional)').fill('Both pages now.')
    await dialog.getByRole('button', { name: 'Save Draft' }).click()
    await expectToast(page, 'Document Changed', 'It is a draft until you submit it.')
    await page.getByRole('button', { name: /^Submit document 2/ }).click()
    await expectToast(page, 'Document Submitted', `We’ll verify ${authority} and let you know.`)
    await expect(documents(page).getByText('Submitted')).toHaveCount(2)

    await login('admin')
    await page.goto('/admin/chain-of-title')
    for (const name of [assignment, authority]) {
      await row(name)
        .getByRole('button', { name: /^Verify/ })
        .click()
      await question.getByRole('button', { name: 'Verify' }).click()
      await expectToast(page, 'Document Verified', `${name} of ${title} is verified.`)
      await expect(row(name)).toHaveCount(0)
    }
    await page.goto(`/listing/${id}`)
    await expect(page.getByText('Complete and verified').first()).toBeVisible()
    await page.getByText('History (9)').click()
    await expect(page.getByText(/^Rejected: Agency authority/)).toBeVisible()
    await look('chain-verified', { whole: true })

    await loginAsNewProducer()
    await page.goto(`/listings?${new URLSearchParams({ search: title })}`)
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByText('Chain of title verified')).toBeVisible()
    await look('chain-card', { dark: true })
    await page.goto(`/listing/${id}`)
    await expect(page.getByText('Chain of title verified')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chain of Title' })).toHaveCount(0)
    expect((await page.request.get(fileUrl)).status()).toBe(403)
    await look('chain-badge')

    await login('agent')
    await expect(await page.request.delete(`/api/listings/${id}`)).toBeOK()
  })

  test('is decided by administrators: a visitor signs in, anybody else goes home', async ({ page, login }) => {
    await page.goto('/admin/chain-of-title')
    await expect(page).toHaveURL('/auth?next=%2Fadmin%2Fchain-of-title')
    for (const role of ['producer', 'agent'] as const) {
      await login(role)
      await page.goto('/admin/chain-of-title')
      await expect(page).toHaveURL('/')
    }
  })
})
