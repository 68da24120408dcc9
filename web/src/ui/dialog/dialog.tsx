import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import * as S from './dialog.styles.ts'
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
          <S.Top>
            <Radix.Title asChild>
              <h3>{title}</h3>
            </Radix.Title>
            <CloseButton />
          </S.Top>
          {description && (
            <Radix.Description asChild>
              <S.Description>{description}</S.Description>
            </Radix.Description>
          )}
          {children}
          {actions && <S.Acts>{actions}</S.Acts>}
        </S.Box>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function CloseButton() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close">
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  )
}
