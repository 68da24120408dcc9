import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { type Choices, rightsChoices } from './choices.ts'
import { chosen } from './chosen-words.ts'

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
type ChosenChipsProps = { choices: Choices; change: (change: object) => void; onClear: () => void }

// Reading rights takes more than all of this.
const ChosenRights = lazy(() => import('./chosen-rights.tsx').then((module) => ({ default: module.ChosenRights })))

/** What the list was chosen by, each to be taken off. */
export function ChosenChips({ choices, change, onClear }: ChosenChipsProps) {
  return (
    <Chips aria-label="Chosen">
      {choices.search && (
        <li>
          <Chip label={`“${choices.search}”`} onRemove={() => change({ search: undefined })} />
        </li>
      )}
      {chosen(choices).map(({ name, label }) => (
        <li key={name}>
          <Chip label={label} onRemove={() => change({ [name]: undefined })} />
        </li>
      ))}
      {rightsChoices.some((name) => choices[name]) && (
        <Suspense>
          <ChosenRights {...{ choices, change }} />
        </Suspense>
      )}
      <li>
        <Clear type="button" onClick={onClear}>
          Clear Filters
        </Clear>
      </li>
    </Chips>
  )
}
