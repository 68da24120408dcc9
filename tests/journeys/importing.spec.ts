import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { within } from './support/environment.ts'
import { expect, test } from './support/journey.ts'

const synopsis =
  'A harbour pilot brings in a ship without a crew, and is told to forget it by the one man who knows why.'

/** A book as publishers send it: they say neither an asking price nor which rights are free. */
const product = (title: string) => `
  <Product>
    <RecordReference>journeys.example.${randomUUID()}</RecordReference>
    <NotificationType>03</NotificationType>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition>
      <ProductForm>BB</ProductForm>
      <TitleDetail>
        <TitleType>01</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement>
      </TitleDetail>
      <Contributor>
        <SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
        <PersonName>Morwenna Tregear</PersonName>
      </Contributor>
      <Subject>
        <MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FF</SubjectCode>
      </Subject>
    </DescriptiveDetail>
    <CollateralDetail>
      <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${synopsis}</Text></TextContent>
    </CollateralDetail>
  </Product>`

const onix = (titles: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header>
    <Sender><SenderName>Journeys</SenderName></Sender>
    <SentDateTime>20261128</SentDateTime>
  </Header>${titles.map(product).join('')}
</ONIXMessage>`

test.describe('importing titles', () => {
  test('takes three titles from an ONIX file to listings, and back again', async ({ page, login, look }) => {
    test.setTimeout(within(180_000)) // it looks at every state of an import
    const series = `Ropewalk ${randomUUID().slice(0, 8)}`
    const titles = ['Ebb', 'Flood', 'Slack'].map((tide) => `${series}: ${tide}`)
    await login('agent')
    await page.goto('/agent-dashboard?tab=assets')
    await page.getByRole('link', { name: 'Import titles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import titles' })).toBeVisible()
    await look('import-start', { dark: true })

    await page
      .getByLabel('File of titles')
      .setInputFiles({ name: 'tides.xml', mimeType: 'text/xml', buffer: Buffer.from(onix(titles)) })
    await expect(page).toHaveURL(/\/agent-dashboard\/import\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'tides.xml' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Incomplete 3' })).toBeVisible()
    for (const title of titles) await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply 0 listings' })).toBeDisabled()
    await look('import-incomplete', { whole: true })

    const everyRow = page.getByRole('form', { name: 'For every row' })
    await everyRow.getByLabel('Asking price (optional)').fill('12,500')
    await everyRow.getByLabel('Target audience (optional)').fill('Adults who read crime by the sea')
    await everyRow.getByLabel('Rights (optional)').fill('World ex US; en; film+tv; always; exclusive')
    await expect(
      everyRow.getByText(/^Reads as: Exclusive film and TV rights, worldwide except United States/),
    ).toBeVisible()
    await everyRow.getByRole('button', { name: 'Update preview' }).click()
    await expect(page.getByRole('tab', { name: 'New 3' })).toBeVisible()
    await look('import-ready', { whole: true, dark: true })

    await page.reload()
    await expect(everyRow.getByLabel('Asking price (optional)')).toHaveValue('12500')
    await page.getByRole('button', { name: `Edit ${titles[0]}` }).click()
    const row = page.getByRole('group', { name: `Edit ${titles[0]}` })
    await row.getByLabel('Asking price').fill('15,000')
    await row.getByLabel('Asking price').press('Tab')
    await expect(row.getByText('Saved.')).toBeVisible()
    await look('import-edit')
    await row.getByRole('button', { name: `Done with ${titles[0]}` }).click()

    await page.getByRole('button', { name: 'Apply 3 listings' }).click()
    const question = page.getByRole('alertdialog', { name: 'Apply 3 listings?' })
    await look('import-apply')
    await question.getByRole('button', { name: 'Apply 3 listings' }).click()
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible()
    await expect(page.getByRole('link', { name: titles[0]! })).toBeVisible()
    await look('import-applied', { whole: true, dark: true })
    const address = page.url()

    await page.getByRole('link', { name: titles[0]! }).click()
    await expect(page.getByRole('heading', { level: 1, name: titles[0]! })).toBeVisible()
    await expect(page.getByText('£15,000').first()).toBeVisible()

    await page.goto(address)
    await page.getByRole('button', { name: 'Undo import' }).click()
    const undo = page.getByRole('alertdialog', { name: 'Undo this import?' })
    await undo.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByRole('heading', { name: 'What was undone' })).toBeVisible()
    await look('import-undone', { whole: true })
    await page.goto(`/agent-dashboard?tab=assets&search=${encodeURIComponent(series)}`)
    await expect(page.getByRole('heading', { name: 'No Matching Assets' })).toBeVisible()
  })

  test('takes a rights list with columns of its own, and what was exported changes nothing when it comes back', async ({
    page,
    login,
    look,
  }) => {
    test.setTimeout(within(180_000))
    const series = `Ropewalk ${randomUUID().slice(0, 8)}`
    const rows = ['Ebb', 'Flood'].map(
      (tide, place) =>
        `${series}: ${tide};Morwenna Tregear;Crime;"${synopsis}";Adults;World ex US,CA; L;£12,50${place}`,
    )
    // Headings that nobody has used before: the columns of an agent's last list are remembered.
    const price = `Guide ${series}`
    // Two semicolons within a cell, so it is quoted.
    const list = [`Work;Written by;Genre;Synopsis;Audience;Free for screen;${price}`, ...rows]
      .join('\r\n')
      .replaceAll('World ex US,CA; L', '"World ex US,CA; L; film+tv"')
    await login('agent')
    await page.goto('/agent-dashboard/import')
    await page
      .getByLabel('File of titles')
      .setInputFiles({ name: 'rights-list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await expect(page.getByRole('heading', { level: 1, name: 'rights-list.csv' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Incomplete 2' })).toBeVisible()
    for (const [column, field] of [
      ['Work', 'Title'],
      ['Written by', 'Author'],
      ['Audience', 'Target audience'],
      ['Free for screen', 'Rights'],
      [price, 'Asking price'],
    ] as const)
      await page.getByLabel(`Field for “${column}”`).selectOption({ label: field })
    await look('import-columns', { whole: true })
    await page.getByRole('button', { name: 'Update preview' }).click()
    await expect(page.getByRole('tab', { name: 'New 2' })).toBeVisible()
    await expect(page.getByText(/worldwide except (United States|Canada)/i).first()).toBeVisible()
    await page.getByRole('button', { name: 'Apply 2 listings' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 listings' }).click()
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible()

    for (const [format, name] of [
      ['CSV', 'back.csv'],
      ['Excel', 'back.xlsx'],
    ] as const) {
      await page.goto('/agent-dashboard/import')
      await page.getByLabel('Only titles with these words').fill(series)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: new RegExp(`^${format}`) }).click()
      await page.getByLabel('File of titles').setInputFiles({
        name,
        mimeType: 'application/octet-stream',
        buffer: await readFile((await (await download).path())!),
      })
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Unchanged 2' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'All 2' })).toBeVisible()
    }
  })

  test('shows in every tab what another one does with an import', async ({ page, login }) => {
    const title = `Ropewalk ${randomUUID().slice(0, 8)}`
    const head = 'title,author,genre,synopsis,targetAudience,askingPrice,rights'
    const list = `${head}\n${title},Morwenna Tregear,Crime,"${synopsis}",Adults,9000,World; L; film\n`
    await login('agent')
    await page.goto('/agent-dashboard/import')
    await page
      .getByLabel('File of titles')
      .setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await expect(page.getByRole('button', { name: 'Apply 1 listing' })).toBeEnabled()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: 'Apply 1 listing' })).toBeEnabled()

    await page.getByRole('button', { name: 'Apply 1 listing' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 listing' }).click()
    await expect(other.getByRole('heading', { name: 'What was done' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Apply 1 listing' })).toBeHidden()

    await other.getByRole('button', { name: 'Undo import' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByRole('heading', { name: 'What was undone' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo import' })).toBeHidden()
  })

  test('is for those who list titles: a visitor is asked to sign in, a producer goes home', async ({ page, login }) => {
    await page.goto('/agent-dashboard/import')
    await expect(page).toHaveURL('/auth?next=%2Fagent-dashboard%2Fimport')
    await login('producer')
    await page.goto('/agent-dashboard/import')
    await expect(page).toHaveURL('/')
  })
})
