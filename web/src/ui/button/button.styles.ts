import { css } from 'styled-components'
import { forcedColors, theme } from '../theme/theme.ts'

export type Variant = 'primary' | 'solid' | 'danger' | 'plain' | 'outline'
export type Look = { $variant: Variant; $small: boolean; $wide: boolean }

const filled = (ground: string, words: string, hover: string) => css`
  background: ${ground};
  border-color: ${ground};
  color: ${words};
  ${forcedColors} {
    forced-color-adjust: none;
  }
  &:hover {
    background: ${hover};
    border-color: ${hover};
  }
`
const variants = {
  outline: css``,
  primary: filled(theme.accent, theme.onAccent, theme.accentHover),
  solid: filled(theme.ink, theme.paper, theme.ink2),
  danger: css`
    color: ${theme.bad};
    border-color: currentColor;
    &:hover {
      border-color: currentColor;
      background: ${theme.badBg};
    }
  `,
  plain: css`
    border-color: transparent;
    padding-inline: ${theme.s2};
  `,
}

export const button = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.s2};
  min-height: ${theme.control};
  padding: 0 ${theme.s4};
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  background: transparent;
  color: inherit;
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${theme.fast} ${theme.ease},
    border-color ${theme.fast} ${theme.ease};
  &:hover {
    border-color: ${theme.ink};
    background: ${theme.surface};
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $small }) =>
    $small &&
    css`
      min-height: ${theme.controlS};
      padding-inline: ${theme.s3};
      font-size: ${theme.t13};
    `}
  ${({ $wide }) =>
    $wide &&
    css`
      width: 100%;
    `}
  &[disabled],
  &[aria-disabled='true']:not([aria-busy]) {
    color: ${theme.ink3};
    border-color: ${theme.line};
    background: ${theme.sunk};
    ${forcedColors} {
      color: ${theme.offMark};
    }
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`
