import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Meta } from '../text/text.ts'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { below, theme } from '../theme/theme.ts'

type State = 'done' | 'now' | 'next'

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  ${below.phone} {
    grid-auto-flow: row;
  }
`
const Step = styled.li<{ $state: State }>`
  position: relative;
  padding: 26px ${theme.s4} 0 0;
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'next' ? theme.ink3 : 'inherit')};
  b {
    font-weight: 550;
    display: block;
  }
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 0;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    border: 1.5px solid ${theme.edge};
    background: ${theme.paper};
    z-index: 1;
  }
  &::after {
    content: '';
    position: absolute;
    top: 9px;
    left: 13px;
    right: 0;
    border-top: 1.5px solid ${theme.line};
  }
  &:last-child::after {
    display: none;
  }
  ${({ $state }) =>
    $state === 'done' &&
    css`
      &::before {
        background: ${theme.ink};
        border-color: ${theme.ink};
      }
      &&::after {
        border-color: ${theme.ink};
      }
    `}
  ${({ $state }) =>
    $state === 'now' &&
    css`
      &::before {
        border: 4px solid ${theme.accentInk};
      }
    `}
  ${below.phone} {
    padding: 0 0 ${theme.s5} 28px;
    &::after {
      top: 16px;
      bottom: -4px;
      left: 6px;
      right: auto;
      border-top: 0;
      border-left: 1.5px solid ${theme.line};
    }
  }
`

export type TimelineStep = { title: string; detail?: ReactNode; state: State }

const stateWords = { done: 'Done: ', now: 'Now: ', next: 'To come: ' }

/** Where something stands on its way: what is done, what is now, what comes. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <List>
      {steps.map(({ title, detail, state }) => (
        <Step key={title} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
          <b>{title}</b>
          {detail && <Meta as="span">{detail}</Meta>}
        </Step>
      ))}
    </List>
  )
}
