import { type PaymentStatus, paymentStatuses } from '@storyright/contracts/vocabulary'
import { DayInput } from '../../shared/days/day-input.tsx'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Field } from '../../ui/field/field.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { paymentLabels } from './payment-state.tsx'
import { csvPath } from './transactions.api.ts'
import * as S from './transactions.styles.ts'
import type { useFilters } from './use-filters.ts'

const choices: { value: PaymentStatus | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentLabels[status] })),
]

/** By words, by payment status, and by the days on which the holds were made; and all that they let through as a file. */
export function TransactionFilters({ asked, change, clear, isReversed }: ReturnType<typeof useFilters>) {
  const isFiltered = Object.values(asked).some((value) => value !== '')
  return (
    <S.Searched>
      <SearchBox
        label="Search transactions"
        placeholder="Title, author, producer, company or offer ID"
        value={asked.search}
        onSearch={(search) => change({ search })}
      />
      <S.Filters role="group" aria-label="Transactions">
        <LabelledSelect
          label="Status"
          options={choices}
          value={asked.status}
          onChange={(status) => change({ status })}
        />
        <Field label="From">
          <DayInput value={asked.from} onChoose={(from) => change({ from })} />
        </Field>
        <Field label="To" {...(isReversed && { error: 'The end is before the beginning' })}>
          <DayInput value={asked.to} onChoose={(to) => change({ to })} />
        </Field>
        <S.Besides>
          {isFiltered && <Button onClick={clear}>Clear Filters</Button>}
          {!isReversed && (
            <ButtonLink href={csvPath(asked)} download>
              <Download size={15} strokeWidth={1.6} aria-hidden="true" />
              Export CSV
            </ButtonLink>
          )}
        </S.Besides>
      </S.Filters>
    </S.Searched>
  )
}
