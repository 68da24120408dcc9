import { place } from './test-order.ts'

const order = (...files: string[]) => files.sort((a, b) => place(a) - place(b))

describe('the order of test files', () => {
  it('begins with whole platforms, goes on with services on real stores, and ends with what needs no servers', () => {
    const files = [
      '/x/services/offers/src/terms/terms.test.ts',
      '/x/web/src/ui/link/link.test.tsx',
      '/x/tests/contracts/ai-events.test.ts',
      '/x/services/offers/test/offers.test.ts',
      '/x/tests/platform/through-the-gateway.test.ts',
    ]
    expect(order(...files)).toEqual(files.reverse())
  })
})
