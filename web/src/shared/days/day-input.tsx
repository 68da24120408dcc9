import { type ComponentProps, useState } from 'react'
import { Input } from '../../ui/field/input.tsx'
import { isDay } from './day-range.ts'

type DayInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> & {
  /** `2026-11-22`, or nothing. */
  value: string
  onChoose: (day: string) => void
}

/** A day, or none, which counts once it is whole: while its year is being typed it is one of the first centuries. */
export function DayInput({ value, onChoose, ...input }: DayInputProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const hear = (text: string) => {
    setTyped(text)
    if (text === '' || isDay(text)) onChoose(text)
  }
  return <Input {...input} type="date" value={typed} onChange={({ target }) => hear(target.value)} />
}
