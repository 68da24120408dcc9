import { paging } from '@storyright/contracts/vocabulary'
import { fullLists } from './export-data.ts'

it('an export names the lists that end where lists end, and no other', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({}))
  const known = {
    identity: { account: {}, mails: rows(paging.listMaximum - 1) },
    ai: { searches: rows(paging.listMaximum), trackingEnabled: true },
  }
  expect(fullLists(known)).toEqual([{ service: 'ai', list: 'searches', rows: paging.listMaximum }])
  expect(fullLists({ offers: { decks: [] } })).toEqual([])
})
