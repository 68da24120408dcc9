import type { Transaction } from '@storyright/contracts/http'
import { foldText, type Viewer } from '@storyright/contracts/vocabulary'
import { transactionsCsv } from '../src/transactions/transaction.routes.ts'
import { type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(() => offers.stop())

const admin = someone('admin')
const get = (address: string, viewer: Viewer | null = admin) =>
  offers.send('GET', `/api/admin/transactions${address}`, viewer)
const found = async (search: string) => {
  const answer = await get(`?${new URLSearchParams({ search })}`)
  expect(answer.headers['x-total-count']).toBe(String(answer.json().length))
  return answer.json<Transaction[]>().map(({ offerId }) => offerId)
}

describe('a search of the transactions', () => {
  it('finds the words of titles, authors, producers and companies, in any case and order', async () => {
    const other = someone()
    await offers.addPerson(other, { firstName: 'Teodor', lastName: 'Brandvold', companyName: 'Fjellheim 100% Film' })
    const terms = { title: 'The Salt Road', author: 'Ottilie Marr' }
    const { offer: ours } = await offers.offer(producer, (await offers.addListing({ ...terms, terms })).id)
    const { offer: theirs } = await offers.offer(other, (await offers.addListing()).id)
    for (const search of ['salt', 'MARR', 'road ottilie', 'salt okafor', 'salt quayside'])
      expect([search, await found(search)]).toEqual([search, [ours.id]])
    for (const search of ['brandvold', 'Brandvold Teodor', '100%', 'slack fjell'])
      expect([search, await found(search)]).toEqual([search, [theirs.id]])
    for (const search of ['salt brandvold', '100_', 'nobody'])
      expect([search, await found(search)]).toEqual([search, []])
  })

  it('folds as the catalogue does: initials, apostrophes, hyphens, accents, numbers, what nobody sees', async () => {
    const other = someone()
    await offers.addPerson(other, { firstName: 'Siân', lastName: 'O’Dré-Wyn', companyName: 'H. G. Pictures ΟΔΥΣΣΕΥΣ' })
    const terms = { title: '30,000 Moon Stones', author: 'M. R. Kekoaʻi' }
    const { offer } = await offers.offer(other, (await offers.addListing({ ...terms, terms })).id)
    const asked = ["o'dre", 'odrewyn', 'O‘DRÉ–WYN', 'sian', 'HG pictures', 'οδυσσεύς', '30000', '30.000 moonstones']
    for (const search of [...asked, 'MR kekoai', "kekoa'i m r", 'moon\u00adstones', 'si\u200bân'])
      expect([search, await found(search)]).toEqual([search, [offer.id]])
    const csv = await get(`.csv?${new URLSearchParams({ search: 'mr kekoaʼi' })}`)
    expect(csv.body).toContain(offer.id)
    const texts = [
      ...asked,
      ...Object.values(terms),
      'Ærø ŁÓDŹ Straße ẞ İstanbul',
      'e\u0301te\u0316\u0301',
      '№5 ﬁne ｆｕｌｌ',
    ]
    const folded = await offers.db.$queryRaw<{ folded: string }[]>`
      SELECT fold_text(typed) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (typed, place) ORDER BY place`
    expect(folded.map((row) => row.folded)).toEqual(texts.map(foldText))
  })

  it('finds an offer by its id, and by the eight digits that lists show', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    for (const search of [offer.id, offer.id.slice(0, 8), offer.id.slice(0, 14).toUpperCase()])
      expect([search, await found(search)]).toEqual([search, [offer.id]])
    expect(await found(`${offer.id}0`)).toEqual([])
  })

  it('finds nobody by the name of a closed account', async () => {
    const closed = someone()
    await offers.addPerson(closed, { lastName: 'Vanterpool' })
    await offers.offer(closed, (await offers.addListing()).id)
    expect(await found('vanterpool')).toHaveLength(1)
    await offers.db.person.update({ where: { id: closed.id }, data: { status: 'closed' } })
    expect(await found('vanterpool')).toEqual([])
  })
})

describe('the order of transactions', () => {
  it('is any column’s, page by page, each hold once, what has not happened last', async () => {
    const prices = [4_000, 2_000, 3_000]
    for (const [at, offerPrice] of prices.entries()) {
      const terms = { title: `Order ${'cab'[at]}` }
      await offers.offer(producer, (await offers.addListing({ ...terms, terms })).id, { offerPrice })
    }
    const pagesOf = async (sort: string) => {
      const seen: Transaction[] = []
      let next: string | undefined = `/api/admin/transactions?search=order&limit=2&sort=${sort}`
      while (next) {
        const answer = await offers.send('GET', next, admin)
        expect([sort, answer.statusCode]).toEqual([sort, 200])
        seen.push(...answer.json())
        next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
      }
      return seen
    }
    const amounts = async (sort: string) => (await pagesOf(sort)).map(({ amount }) => amount)
    expect(await amounts('amount')).toEqual([2_000, 3_000, 4_000])
    expect(await amounts('-amount')).toEqual([4_000, 3_000, 2_000])
    expect(await amounts('listing')).toEqual([2_000, 3_000, 4_000])
    for (const by of ['producer', 'payment', 'held', 'hold-ends', 'settled'])
      for (const sort of [by, `-${by}`])
        expect([sort, (await amounts(sort)).toSorted()]).toEqual([sort, prices.toSorted()])
    const [one] = await pagesOf('amount')
    await offers.db.hold.updateMany({ where: { offerId: one!.offerId }, data: { heldAt: new Date() } })
    for (const sort of ['held', '-held'])
      expect([sort, (await pagesOf(sort))[0]!.offerId]).toEqual([sort, one!.offerId])
    const other = Buffer.from(JSON.stringify(['a', one!.offerId, 1])).toString('base64url')
    for (const query of ['?sort=author', `?sort=amount&cursor=${other}`, `?cursor=${other}`])
      expect([query, (await get(query)).statusCode]).toEqual([query, 400])
    const csv = await get('.csv?search=order&sort=-amount')
    expect(csv.body.match(/Order [abc]/g)).toEqual(['Order c', 'Order b', 'Order a'])
  })
})

describe('the transactions as CSV', () => {
  it('are all that the filter lets through, marked as UTF-8, with nothing that a spreadsheet would run', async () => {
    const terms = { title: '=HYPERLINK("http://evil.test")', author: 'Zoë, the "Younger"' }
    const listing = await offers.addListing({ ...terms, terms })
    const { offer } = await offers.offer(producer, listing.id, { offerPrice: 3_000 })
    const answer = await get('.csv?search=hyperlink&status=requires_payment')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="storyright-transactions-${new Date().toISOString().slice(0, 10)}.csv"`,
    })
    const [headings, row, end] = answer.body.split('\r\n')
    expect(headings).toMatch(/^\uFEFFOffer,Offer status,Listing,Title,Author,Producer,Company,Amount \(£\),/)
    const title = `"'=HYPERLINK(""http://evil.test"")"`
    const words = `${title},"Zoë, the ""Younger""",Iris Okafor,Quayside Pictures,3000,requires_payment,`
    expect(row).toContain(`${offer.id},pending,${listing.id},${words}`)
    expect(end).toBe('')
    expect((await get('.csv?search=hyperlink&status=captured')).body.split('\r\n')).toHaveLength(2)
  })

  it('are more than one page, each hold once', async () => {
    for (let made = 0; made < 3; made++) await offers.offer(producer, (await offers.addListing()).id)
    let text = ''
    for await (const lines of transactionsCsv(offers.db, {}, 2)) text += lines
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 36))
    const holds = await offers.db.hold.findMany({ orderBy: [{ createdAt: 'desc' }, { offerId: 'desc' }] })
    expect(ids).toEqual(holds.map(({ offerId }) => offerId))
  })

  it('are for administrators, and refuse a reversed range', async () => {
    expect((await get('.csv', producer)).statusCode).toBe(403)
    expect((await get('.csv', null)).statusCode).toBe(401)
    expect((await get('.csv?from=2026-02-01&to=2026-01-01')).statusCode).toBe(400)
  })
})
