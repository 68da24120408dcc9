import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { forcedColors, theme } from '../theme/theme.ts'
import { Help } from './field.styles.ts'
import { FieldFault } from './field-fault.tsx'

const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  display: grid;
  gap: 6px;
  align-content: start;
  legend {
    float: left;
    padding: 0;
    font-size: ${theme.t13};
    font-weight: 550;
  }
`
const Row = styled.div`
  clear: both;
  display: flex;
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  overflow: hidden;
  label {
    flex: 1 1 auto;
    display: grid;
    place-items: center;
    min-height: calc(${theme.control} - 2px);
    padding: 0 ${theme.s2};
    white-space: nowrap;
    background: ${theme.surface};
    cursor: pointer;
    position: relative;
    text-align: center;
  }
  label + label {
    border-left: ${theme.hair} solid ${theme.edge};
  }
  label:has(:checked) {
    background: ${theme.ink};
    color: ${theme.paper};
    font-weight: 550;
    ${forcedColors} {
      forced-color-adjust: none;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.focus};
    outline-offset: -4px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`

type SegmentsProps = {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  help?: ReactNode
  error?: string | undefined
}

/** One of a few choices, all in view. */
export function Segments({ name, legend, options, value, onChange, onBlur, help, error }: SegmentsProps) {
  const id = useId()
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined
  return (
    <Group aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <Row>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              {...(error && { 'aria-invalid': true })}
            />
            {option.label}
          </label>
        ))}
      </Row>
      <FieldFault id={errorId}>{error}</FieldFault>
      {help && <Help id={helpId}>{help}</Help>}
    </Group>
  )
}
