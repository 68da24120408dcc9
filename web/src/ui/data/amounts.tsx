import styled from 'styled-components'
import { theme } from '../theme/theme.ts'
import { BarRow, BarRows } from './bars.tsx'

const Label = styled.dt`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Track = styled.i`
  display: block;
  height: 10px;
  &::before {
    content: '';
    display: block;
    height: 100%;
    min-width: 1px;
    width: var(--share);
    background: ${theme.ink2};
  }
`

export type Amount = { key: string; label: string; value: number }

/** Amounts of one kind beside one another, the largest as wide as there is room. Each says its number. */
export function Amounts({ amounts, format }: { amounts: readonly Amount[]; format: (value: number) => string }) {
  const largest = Math.max(1, ...amounts.map(({ value }) => value))
  return (
    <BarRows>
      {amounts.map(({ key, label, value }) => (
        <BarRow key={key} $label="minmax(0, 200px)" $number="76px">
          <Label title={label}>{label}</Label>
          <Track aria-hidden="true" style={{ '--share': `${(value / largest) * 100}%` } as Record<string, string>} />
          <dd>{format(value)}</dd>
        </BarRow>
      ))}
    </BarRows>
  )
}
