import { type PaymentStatus, paymentStatuses } from '@storyright/contracts/vocabulary'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { paymentLabels } from './payment-state.tsx'
import * as S from './transactions.styles.ts'
import type { useFilters } from './use-filters.ts'

const choices: { value: PaymentStatus | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentLabels[status] })),
]

/** By payment status, and by the days on which the holds were made. */
export function TransactionFilters({ asked, change, clear, isReversed }: ReturnType<typeof useFilters>) {
  const isFiltered = Object.values(asked).some((value) => value !== '')
  return (
    <S.Filters role="search" aria-label="Transactions">
      <LabelledSelect label="Status" options={choices} value={asked.status} onChange={(status) => change({ status })} />
      <Field label="From">
        <Input type="date" value={asked.from} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label="To" {...(isReversed && { error: 'The end is before the beginning' })}>
        <Input type="date" value={asked.to} onChange={({ target }) => change({ to: target.value })} />
      </Field>
      {isFiltered && <Button onClick={clear}>Clear Filters</Button>}
    </S.Filters>
  )
}
