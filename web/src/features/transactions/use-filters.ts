import { paymentStatuses } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import type { TransactionsAsked } from './transactions.api.ts'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
const names = ['status', 'from', 'to'] as const

/** Filters are kept in the URL, so that a reload or a link shows the same. */
export function useFilters() {
  const [address, setAddress] = useSearchParams()
  const [status, from, to] = names.map((name) => address.get(name))
  const asked: TransactionsAsked = {
    status: paymentStatuses.find((known) => known === status) ?? '',
    from: isDay(from ?? null) ? from! : '',
    to: isDay(to ?? null) ? to! : '',
  }
  const change = (fields: Partial<TransactionsAsked>) =>
    setAddress(Object.fromEntries(Object.entries({ ...asked, ...fields }).filter(([, value]) => value !== '')), {
      replace: true,
      preventScrollReset: true,
    })
  const isReversed = asked.from !== '' && asked.to !== '' && asked.from > asked.to
  return { asked, change, isReversed, clear: () => change({ status: '', from: '', to: '' }) }
}
