import { limits, paymentStatuses } from '@storyright/contracts/vocabulary'
import { isDay } from '../../shared/days/day-range.ts'
import { useAsked } from '../../shared/use-asked.ts'
import type { TransactionsAsked } from './transactions.api.ts'

const dayIn = (text: string | null) => (isDay(text) ? text : '')
const none: TransactionsAsked = { search: '', status: '', from: '', to: '' }

/** Filters are kept in the URL, so that a reload or a link shows the same. */
export function useFilters() {
  const { address, change } = useAsked()
  const asked: TransactionsAsked = {
    search: address.get('search')?.trim().slice(0, limits.search) ?? '',
    status: paymentStatuses.find((known) => known === address.get('status')) ?? '',
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
  }
  const isReversed = asked.from !== '' && asked.to !== '' && asked.from > asked.to
  return {
    asked,
    change: (fields: Partial<TransactionsAsked>) => change(fields),
    isReversed,
    clear: () => change({ ...none }),
  }
}
