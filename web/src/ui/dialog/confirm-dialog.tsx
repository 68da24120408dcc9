import * as Radix from '@radix-ui/react-alert-dialog'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import * as S from './dialog.styles.ts'
import { useReturnFocus } from './return-focus.ts'
import { UnsavedWithin } from './unsaved.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** A field that the answer needs, such as a reason. */
  children?: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  /** Set while the answer is being carried out; the owner closes the dialog when it is done. */
  busy?: boolean
  disabled?: boolean
  /** For questions with more to read. */
  wide?: boolean
  onConfirm: () => void
}

/**
 * A question before something that is hard to undo. Only an answer or Escape closes it, and only an answer while something is typed;
 * focus starts on the safe one.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, confirm, cancel = 'Cancel' } = props
  const { danger = false, busy = false, disabled = false, wide = false, onConfirm } = props
  const focus = useReturnFocus()
  const [typed] = useState(() => new Set<symbol>())
  const keep = (event: KeyboardEvent) => {
    if (typed.size > 0) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <S.AlertVeil />
        <S.AlertBox {...focus} $wide={wide} onEscapeKeyDown={keep}>
          <Radix.Title asChild>
            <h3>{title}</h3>
          </Radix.Title>
          <Radix.Description asChild>
            <S.Description>{description}</S.Description>
          </Radix.Description>
          <UnsavedWithin value={typed}>{children}</UnsavedWithin>
          <S.Actions>
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
              {confirm}
            </Button>
          </S.Actions>
        </S.AlertBox>
      </Radix.Portal>
    </Radix.Root>
  )
}
