import styled from 'styled-components'
import { Field } from '../../ui/field/field.tsx'
import { Segments } from '../../ui/field/segments.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { DayInput } from './day-input.tsx'
import { type DayRange, type Preset, presets } from './day-range.ts'
import type { useDayRange } from './use-day-range.ts'

const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) 180px 180px;
  gap: ${theme.s4};
  align-items: start;
  padding-bottom: ${theme.s6};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.s3};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

type RangePickerProps = ReturnType<typeof useDayRange> & { offered: readonly Preset[] }

/** One of the named ranges, or any two days. */
export function RangePicker({ range, preset, isReversed, choosePreset, chooseDays, offered }: RangePickerProps) {
  return (
    <Face role="search" aria-label="Days">
      <Segments
        name="range"
        legend="Range"
        options={offered.map((value) => ({ value, label: presets[value].label }))}
        value={preset ?? ''}
        onChange={(value) => choosePreset(value as Preset)}
      />
      <Days range={range} isReversed={isReversed} onChoose={chooseDays} />
    </Face>
  )
}

type DaysProps = { range: DayRange; isReversed: boolean; onChoose: (range: DayRange) => void }

/** Both are always there: a day that is taken away counts until there is another. */
function Days({ range, isReversed, onChoose }: DaysProps) {
  return (
    <>
      <Field label="From">
        <DayInput value={range.from} onChoose={(from) => from && onChoose({ ...range, from })} />
      </Field>
      <Field label="To" {...(isReversed && { error: 'The end is before the beginning' })}>
        <DayInput value={range.to} onChoose={(to) => to && onChoose({ ...range, to })} />
      </Field>
    </>
  )
}
