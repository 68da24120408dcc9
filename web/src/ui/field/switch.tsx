import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

const Face = styled.label`
  display: flex;
  gap: ${theme.s3};
  align-items: flex-start;
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 36px;
    height: 20px;
    margin: 1px 0 0;
    border: ${theme.hair} solid ${theme.edge};
    border-radius: 10px;
    background: ${theme.surface};
    cursor: inherit;
  }
  input::before {
    content: '';
    display: block;
    width: 12px;
    height: 12px;
    margin: 3px;
    border-radius: 50%;
    background: ${theme.edge};
    transition: translate ${theme.fast} ${theme.ease};
  }
  input:checked {
    background: ${theme.ink};
    border-color: ${theme.ink};
  }
  input:checked::before {
    background: ${theme.paper};
    translate: 16px 0;
  }
  input:disabled {
    background: ${theme.sunk};
    border-color: ${theme.line};
  }
`

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; checked: boolean }

/** Something that is on or off, and counts at once. */
export function Switch({ label, className, checked, ...props }: SwitchProps) {
  return (
    <Face className={className}>
      <input {...props} type="checkbox" role="switch" checked={checked} aria-checked={checked} />
      <span>{label}</span>
    </Face>
  )
}
