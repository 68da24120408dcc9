import * as Radix from '@radix-ui/react-popover'
import { useState } from 'react'
import * as S from './popover.styles.ts'
import type { PopoverProps } from './popover.tsx'

/** The popover itself, open from the start: it is fetched only when somebody wants it. */
export function OpenPopover({ trigger, label, children }: PopoverProps) {
  const [open, setOpen] = useState(true)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <S.Content align="end" sideOffset={6} collisionPadding={12} aria-label={label}>
          {children(() => setOpen(false))}
        </S.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
