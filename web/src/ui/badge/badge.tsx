import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { condensed, forcedColors, theme } from '../theme/theme.ts'

export type Tone = 'ok' | 'wait' | 'bad' | 'orange' | 'off' | 'ink'

const marked = (color: string, mark: string, tint: string) => css`
  color: ${color};
  --mark: ${mark};
  --tint: ${tint};
`
const tones = {
  ok: marked(theme.ok, theme.okMark, theme.okBg),
  wait: marked(theme.wait, theme.waitMark, theme.waitBg),
  bad: marked(theme.bad, theme.badMark, theme.badBg),
  orange: marked(theme.orange, theme.orangeMark, theme.orangeBg),
  off: marked(theme.off, theme.offMark, theme.offBg),
  ink: marked(theme.ink, theme.ink, theme.sunk),
}

const Face = styled.span<{ $tone: Tone; $fill: boolean }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${theme.t13};
  font-weight: 550;
  font-stretch: 90%;
  line-height: 20px;
  white-space: nowrap;
  ${({ $fill }) =>
    $fill &&
    css`
      padding: 1px 9px 1px 8px;
      border-radius: ${theme.radius};
      background: var(--tint);
    `}
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    flex: none;
    ${forcedColors} {
      border: 1.5px solid ${theme.ink};
    }
    ${({ $tone }) => ($tone === 'off' ? 'box-shadow: inset 0 0 0 1.5px var(--mark);' : 'background: var(--mark);')}
  }
`

/** A state in a word: green settled, yellow waiting, red refused, orange limited, hollow over. Never by colour alone. */
export function Badge({ tone, fill = false, children }: { tone: Tone; fill?: boolean; children: ReactNode }) {
  return (
    <Face $tone={tone} $fill={fill}>
      {children}
    </Face>
  )
}

/** What sort of thing it is: outlined, without a state's mark. */
export const Kind = styled.span`
  display: inline-block;
  padding: 0 6px;
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  font-size: ${theme.t13};
  ${condensed}
  line-height: 18px;
  color: ${theme.ink2};
  white-space: nowrap;
`
