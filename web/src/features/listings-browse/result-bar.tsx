import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { Select } from '../../ui/field/select.tsx'
import { meta, tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Choices } from './choices.ts'
import { sortOf, sorts } from './filters.ts'

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  min-height: 56px;
  padding-block: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
`
const Count = styled.p`
  ${tabular}
  b {
    font-weight: 550;
  }
  span {
    color: ${theme.ink2};
  }
`
const Sort = styled.label`
  ${meta} display: flex;
  align-items: center;
  gap: ${theme.s2};
  margin-left: auto;
  ${below.phone} {
    display: none;
  }
`

// Most lists are not filtered.
const ChosenChips = lazy(() => import('./chosen-chips.tsx').then((module) => ({ default: module.ChosenChips })))

type ResultBarProps = {
  /** "Showing 24 of 388 listings"; empty until it is known. */
  count: string
  filtered: boolean
  choices: Choices
  change: (change: object) => void
  onClear: () => void
}

/** How many there are, what they were chosen by, and in which order they stand. */
export function ResultBar({ count, filtered, choices, change, onClear }: ResultBarProps) {
  return (
    <Face>
      <Count role="status">
        <b>{count}</b>
        {count && filtered && <span> (filtered)</span>}
      </Count>
      {filtered && (
        <Suspense>
          <ChosenChips {...{ choices, change, onClear }} />
        </Suspense>
      )}
      <Sort>
        Sort
        <Select
          small
          options={sorts}
          value={sortOf(choices)}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </Sort>
    </Face>
  )
}
