import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as S from './dialog.styles.ts'
import { DialogTop } from './dialog.tsx'
import { useReturnFocus } from './return-focus.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** From below for the phone's filters, from the right for a panel of work, over the whole window for a page. */
  side?: S.Side
  children: ReactNode
  actions?: ReactNode
}

/** A dialog at the window's edge; its middle scrolls, its title and actions stay. */
export function Sheet({ open, onOpenChange, title, side = 'bottom', children, actions }: SheetProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <S.Veil />
        <S.Panel {...focus} $side={side} aria-describedby={undefined}>
          <DialogTop title={title} />
          <S.Body>{children}</S.Body>
          {actions && <footer>{actions}</footer>}
        </S.Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
