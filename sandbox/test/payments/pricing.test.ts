import { type Provider, startProvider } from './support/provider.ts'

describe('products, prices and tax rates', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  const yearly = (more: object = {}) =>
    provider.stripe.prices.create({
      currency: 'gbp',
      unit_amount: 18_000,
      recurring: { interval: 'year' },
      product_data: { name: 'Premium' },
      ...more,
    })

  it('keeps a product and its prices', async () => {
    const product = await provider.stripe.products.create({ name: 'Premium', metadata: { plan: 'premium' } })
    expect(product).toMatchObject({ id: expect.stringMatching(/^prod_/), active: true, type: 'service' })
    const price = await provider.stripe.prices.create({
      currency: 'GBP',
      unit_amount: 18_000,
      product: product.id,
      recurring: { interval: 'month', interval_count: 3 },
      tax_behavior: 'exclusive',
    })
    expect(await provider.stripe.prices.retrieve(price.id, { expand: ['product'] })).toMatchObject({
      id: expect.stringMatching(/^price_/),
      currency: 'gbp',
      unit_amount: 18_000,
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 3, usage_type: 'licensed' },
      tax_behavior: 'exclusive',
      product: { name: 'Premium', metadata: { plan: 'premium' } },
    })
    expect((await provider.stripe.products.list({ ids: [product.id], active: true })).data).toHaveLength(1)
    expect((await provider.stripe.products.list({ active: false })).data).toEqual([])
    expect((await provider.stripe.prices.list({ product: product.id })).data).toHaveLength(1)
  })

  it('finds a price by its key, which belongs to one price only', async () => {
    const first = await yearly({ lookup_key: 'premium' })
    const found = async () =>
      (await provider.stripe.prices.list({ lookup_keys: ['premium', 'other'], active: true })).data.map(({ id }) => id)
    expect(await found()).toEqual([first.id])
    await expect(yearly({ lookup_key: 'premium' })).rejects.toMatchObject({ param: 'lookup_key' })
    const second = await yearly({ lookup_key: 'premium', transfer_lookup_key: true })
    expect(await found()).toEqual([second.id])
    expect(await provider.stripe.prices.retrieve(first.id)).toMatchObject({ lookup_key: null })
  })

  it('keeps tax rates', async () => {
    const { taxRates } = provider.stripe
    const vat = await taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: false, jurisdiction: 'GB' })
    await taxRates.create({ display_name: 'Old VAT', percentage: 17.5, inclusive: true, active: false })
    expect(vat).toMatchObject({ id: expect.stringMatching(/^txr_/), percentage: 20, active: true })
    expect((await taxRates.list({ active: true })).data.map(({ id }) => id)).toEqual([vat.id])
    expect((await taxRates.list({ inclusive: true })).data).toMatchObject([{ percentage: 17.5 }])
    expect(await taxRates.retrieve(vat.id)).toEqual(expect.objectContaining({ id: vat.id }))
  })

  it('finds the tax within a price where it is inclusive', async () => {
    const { id: price } = await yearly()
    const vat = await provider.stripe.taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: true })
    const { id: customer } = await provider.stripe.customers.create()
    const { latest_invoice } = await provider.stripe.subscriptions.create({
      customer,
      items: [{ price, quantity: 2, tax_rates: [vat.id] }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice'],
    })
    expect(latest_invoice).toMatchObject({
      subtotal: 36_000,
      total: 36_000,
      total_excluding_tax: 30_000,
      total_taxes: [{ amount: 6_000, tax_behavior: 'inclusive' }],
    })
  })

  it.each<[string, object, object]>([
    ['a price without a product', { product_data: undefined }, { code: 'parameter_missing', param: 'product' }],
    ['an unknown product', { product_data: undefined, product: 'prod_no' }, { code: 'resource_missing' }],
    ['an interval that there is not', { recurring: { interval: 'decade' } }, { param: 'recurring[interval]' }],
    ['tiers, which are not played', { tiers_mode: 'volume' }, { code: 'parameter_unknown' }],
  ])('refuses %s', async (_what, more, refusal) => {
    await expect(yearly(more)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...refusal })
  })
})
