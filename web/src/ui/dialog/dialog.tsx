import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as S from './dialog.styles.ts'
import { DialogTop } from './dialog-top.tsx'
import { useReturnFocus } from './return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the safe one first. */
  actions?: ReactNode
  wide?: boolean
}

/** A task apart from the page. Focus stays inside, Escape and the veil close it, focus returns to what opened it. */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide = false }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <S.Veil />
        <S.Box {...focus} $wide={wide} {...(!description && { 'aria-describedby': undefined })}>
          <DialogTop title={title} />
          {description && (
            <Radix.Description asChild>
              <S.Description>{description}</S.Description>
            </Radix.Description>
          )}
          {children}
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.Box>
      </Radix.Portal>
    </Radix.Root>
  )
}
