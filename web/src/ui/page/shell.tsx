import type { ReactNode } from 'react'
import styled from 'styled-components'
import { below, forcedColors, theme } from '../theme/theme.ts'
import { partIds, passTo } from './focus-content.ts'
import { barHeight } from './masthead.styles.ts'

// Below the bar, so that it half hides nothing there that is pressed.
const Skip = styled.a`
  position: absolute;
  left: ${theme.s4};
  top: -80px;
  z-index: 110;
  padding: ${theme.s3} ${theme.s4};
  background: ${theme.ink};
  color: ${theme.paper};
  ${forcedColors} {
    forced-color-adjust: none;
  }
  &:focus {
    top: calc(${barHeight.wide} + ${theme.s2});
  }
  ${below.phone} {
    &:focus {
      top: calc(${barHeight.phone} + ${theme.s2});
    }
  }
`
// A page fills the window, so that the foot stands below it from the start and no answer is seen to push it.
// While a page is still on its way, the foot would only be seen to move.
const Column = styled.div`
  display: flex;
  flex-direction: column;
  > main {
    display: block;
    flex: none;
    min-height: calc(100dvh - ${barHeight.wide});
    ${below.phone} {
      min-height: calc(100dvh - ${barHeight.phone});
    }
  }
  > main:empty ~ * {
    visibility: hidden;
  }
`

type ShellProps = { masthead: ReactNode; footer: ReactNode; children: ReactNode }

/** Masthead, page and foot, with the keyboard's way past the navigation. */
export function Shell({ masthead, footer, children }: ShellProps) {
  return (
    <Column>
      <Skip href={`#${partIds.content}`} onClick={passTo}>
        Skip to content
      </Skip>
      {masthead}
      <main id={partIds.content} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Column>
  )
}
