import styled from 'styled-components'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'

export type JoinRole = 'producer' | 'agent'

const Face = styled.fieldset`
  width: 100%;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s3};
  legend {
    padding: 0;
    margin-bottom: ${theme.s3};
    font: 420 ${theme.t21} / 1.2 ${theme.serif};
  }
  ${below.phone} {
    grid-template-columns: 1fr;
  }
`
const Option = styled.label`
  display: grid;
  gap: 2px;
  padding: ${theme.s3} ${theme.s4};
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  b {
    font-weight: 550;
  }
  span {
    font-size: ${theme.t13};
    color: ${theme.ink2};
  }
  &:hover {
    border-color: ${theme.ink};
  }
  &:has(:checked) {
    border-color: ${theme.ink};
    box-shadow: inset 0 0 0 1px ${theme.ink};
    ${forcedColors} {
      outline: 2px solid ${theme.focus};
    }
    background: ${theme.surface};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.focus};
    outline-offset: 2px;
  }
`
const options = [
  { value: 'producer', label: 'Producer', says: 'Find stories and make option offers.' },
  { value: 'agent', label: 'Agent', says: 'List the rights that you represent.' },
] as const

type RoleChoiceProps = { value: JoinRole | null; onChange: (role: JoinRole) => void }

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <Face>
      <legend>I am joining as</legend>
      {options.map(({ value: own, label, says: message }) => (
        <Option key={own}>
          <input type="radio" name="role" value={own} checked={own === value} onChange={() => onChange(own)} />
          <b>{label}</b>
          <span>{message}</span>
        </Option>
      ))}
    </Face>
  )
}
