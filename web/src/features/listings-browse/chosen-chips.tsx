import styled from 'styled-components'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Choice, Choices } from './choices.ts'
import { chosen } from './filters.ts'

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
type ChosenChipsProps = { choices: Choices; onRemove: (name: Choice) => void; onClear: () => void }

/** What the list was chosen by, each to be taken off. */
export function ChosenChips({ choices, onRemove, onClear }: ChosenChipsProps) {
  return (
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
  )
}
