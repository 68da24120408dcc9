import styled from 'styled-components'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { Select } from '../../ui/field/select.tsx'
import { meta, tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Choice, Choices } from './choices.ts'
import { chosen, sortOf, sorts } from './filters.ts'

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
const Clear = styled.button`
  padding: ${theme.s1} 0;
  border: 0;
  background: none;
  font-size: ${theme.t13};
  text-decoration: underline;
  text-decoration-color: ${theme.edge};
  text-underline-offset: 0.2em;
  white-space: nowrap;
  cursor: pointer;
  ${below.phone} {
    min-height: 36px;
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

type ResultBarProps = {
  /** "Showing 24 of 388 listings"; empty until it is known. */
  count: string
  filtered: boolean
  choices: Choices
  onRemove: (name: Choice) => void
  onClear: () => void
  onSort: (sort: string) => void
}

/** How many there are, what they were chosen by, and in which order they stand. */
export function ResultBar({ count, filtered, choices, onRemove, onClear, onSort }: ResultBarProps) {
  return (
    <Face>
      <Count role="status">
        <b>{count}</b>
        {count && filtered && <span> (filtered)</span>}
      </Count>
      {filtered && (
        <Chips aria-label="Chosen">
          {choices.search && (
            <li>
              <Chip label={`“${choices.search}”`} onRemove={() => onRemove('search')} />
            </li>
          )}
          {chosen(choices).map(({ name, label }) => (
            <li key={name}>
              <Chip label={label} onRemove={() => onRemove(name)} />
            </li>
          ))}
          <li>
            <Clear type="button" onClick={onClear}>
              Clear Filters
            </Clear>
          </li>
        </Chips>
      )}
      <Sort>
        Sort
        <Select small options={sorts} value={sortOf(choices)} onChange={({ target }) => onSort(target.value)} />
      </Sort>
    </Face>
  )
}
