import type { ReactNode } from 'react'
import styled from 'styled-components'
import { meta } from '../text/text.ts'
import { forcedColors, theme } from '../theme/theme.ts'
import { BarRow, BarRows } from './bar-rows.ts'

const tones = { ok: theme.okMark, wait: theme.waitMark, bad: theme.badMark, plain: theme.ink2, off: theme.offMark }
const Track = styled.i<{ $tone: keyof typeof tones }>`
  display: block;
  height: 8px;
  background: ${theme.sunk};
  ${forcedColors} {
    outline: 1px solid ${theme.line};
  }
  order: 0;
  &::before {
    content: '';
    display: block;
    height: 100%;
    width: var(--value);
    background: ${({ $tone }) => tones[$tone]};
  }
`

const Note = styled.span`
  ${meta}
  white-space: nowrap;
`

export type Bar = {
  label: string
  value: number
  tone?: keyof typeof tones
  /** Beside or beneath the label, smaller. */
  note?: ReactNode
}

/** Values of 100 on one scale. Each says its number, so nothing depends on seeing the bar. */
export function Bars({ bars, label: width = 152 }: { bars: readonly Bar[]; label?: number }) {
  return (
    <BarRows>
      {bars.map(({ label, value, tone = 'plain', note }) => (
        <BarRow key={label} $label={`${width}px`} $number="32px">
          <dt>
            <span>{`${label} `}</span>
            {note && <Note>{note}</Note>}
          </dt>
          <Track
            aria-hidden="true"
            $tone={tone}
            style={{ '--value': `${Math.min(100, Math.max(0, value))}%` } as Record<string, string>}
          />
          <dd>{Math.round(value)}</dd>
        </BarRow>
      ))}
    </BarRows>
  )
}
