import type { ReactNode } from 'react'
import styled from 'styled-components'
import { meta, tabular } from '../text/text.ts'
import { below, forcedColors, theme } from '../theme/theme.ts'

/** Bars under one another. */
export const BarRows = styled.dl`
  display: grid;
  gap: 10px;
`

/** A label, its bar and its number; on a phone the bar takes a line of its own. */
export const BarRow = styled.div<{ $label: string; $number: string }>`
  display: grid;
  grid-template-columns: ${({ $label, $number }) => `${$label} minmax(0, 1fr) ${$number}`};
  gap: ${theme.s4};
  align-items: center;
  dd {
    font-weight: 550;
    text-align: right;
    ${tabular}
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px ${theme.s3};
    i {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

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
