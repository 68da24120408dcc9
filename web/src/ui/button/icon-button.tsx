import type { ComponentProps, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { below, theme } from '../theme/theme.ts'

const measures = css`
  width: 32px;
  height: 32px;
  ${below.phone} {
    width: 44px;
    height: 44px;
  }
`
/** Where such a button will stand. */
export const IconRoom = styled.span`
  ${measures}
`
const Face = styled.button`
  ${measures}
  display: inline-grid;
  place-items: center;
  border: 0;
  padding: 0;
  background: none;
  color: ${theme.ink2};
  border-radius: ${theme.radius};
  cursor: pointer;
  flex: none;
  &:hover {
    color: ${theme.ink};
    background: ${theme.sunk};
  }
  &[aria-pressed='true'] {
    color: ${theme.accentInk};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, to whom: "Share The Moonstone". */
  label: string
  /** Set for a button that stays down, such as a favourite. */
  pressed?: boolean
  children: ReactNode
}

export function IconButton({ label, pressed, type = 'button', ...props }: IconButtonProps) {
  return <Face {...props} type={type} aria-label={label} {...(pressed !== undefined && { 'aria-pressed': pressed })} />
}
