import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Field } from '../../ui/field/field.tsx'
import { Segments } from '../../ui/field/segments.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { DayInput } from './day-input.tsx'
import { type DayRange, dayOf, type Preset, presets, rangeAt } from './day-range.ts'

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

/** The range of days in the address, beside what else stands there, so that a reload or a link shows the same. */
export function useDayRange(otherwise: Preset) {
  const [address, setAddress] = useSearchParams()
  // Midnight passes under an open page without changing what it shows.
  const [today] = useState(() => dayOf(new Date()))
  const chosen = rangeAt(address, today, otherwise)
  // At once, so that the choice is seen before the figures of other days are drawn.
  const how = { replace: true, preventScrollReset: true, flushSync: true } as const
  const go = (fields: Record<string, string>) => {
    const next = new URLSearchParams(address)
    for (const name of ['range', 'from', 'to']) next.delete(name)
    for (const [name, value] of Object.entries(fields)) next.set(name, value)
    setAddress(next, how)
  }
  return {
    ...chosen,
    isReversed: chosen.range.from > chosen.range.to,
    choosePreset: (range: Preset) => go({ range }),
    chooseDays: ({ from, to }: DayRange) => go({ from, to }),
  }
}
