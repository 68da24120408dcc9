import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { startProvider } from './support/provider.ts'

describe('keeping cards secret', () => {
  it('writes no card number, security code or key into any file or page', async () => {
    const provider = await startProvider()
    const { id, client_secret } = await provider.open()
    const card = {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4000000000000002',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2099',
      'payment_method_data[card][cvc]': '987',
    }
    await provider.browser(`payment_intents/${id}/confirm`, { client_secret: client_secret!, ...card })
    const page = await (await fetch(provider.place.url)).text()
    expect(page).toContain('payment_intents.confirm')
    expect(page).toContain('card ending in 0002')
    await provider.control('PUT', 'webhooks/endpoints', { endpoints: [] })
    const folder = provider.place.environment.DATA_DIR!
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'latin1')))
    expect(files.length).toBeGreaterThan(1)
    for (const content of [page, ...files])
      for (const secret of ['4000000000000002', '987"', 'sk_test_storyright'])
        expect(content.includes(secret)).toBe(false)
    expect(page.includes(client_secret!)).toBe(false)
    await provider.stop()
  })
})
