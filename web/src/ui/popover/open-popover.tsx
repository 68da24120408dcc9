import * as Radix from '@radix-ui/react-popover'
import { useState } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'
import { panel } from './panel.ts'
import type { PopoverProps } from './popover.tsx'

/** The popover itself, open from the start: it is fetched only when somebody wants it. */
export function OpenPopover({ trigger, label, children }: PopoverProps) {
  const [open, setOpen] = useState(true)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={6} collisionPadding={12} aria-label={label}>
          {children(() => setOpen(false))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const Content = styled(Radix.Content)`
  width: min(400px, calc(100vw - 24px));
  max-height: min(600px, var(--radix-popover-content-available-height));
  padding: ${theme.s2};
  ${panel}
`
