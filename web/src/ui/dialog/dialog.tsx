import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { CloseButton } from '../button/close-button.tsx'
import { AskToDiscard } from './ask-to-discard.tsx'
import * as S from './dialog.styles.ts'
import { useReturnFocus } from './return-focus.ts'
import { UnsavedWithin } from './unsaved.ts'
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

/** A list that is open at a field takes Escape first, though the dialog hears it before the field does. */
function leaveToList(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')) event.preventDefault()
}

/**
 * A task apart from the page. Focus stays inside, Escape and the veil close it, focus returns to what opened it. While something `Unsaved`
 * stands in it, they ask first.
 */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide = false }: DialogProps) {
  const focus = useReturnFocus()
  const { within, change, question } = useAskingClose(onOpenChange)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <S.Veil />
        <S.Box
          {...focus}
          onEscapeKeyDown={leaveToList}
          $wide={wide}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <DialogTop title={title} />
          {description && (
            <Radix.Description asChild>
              <S.Description>{description}</S.Description>
            </Radix.Description>
          )}
          <UnsavedWithin value={within}>{children}</UnsavedWithin>
          {actions && <S.Actions>{actions}</S.Actions>}
          <AskToDiscard {...question} />
        </S.Box>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes a dialog that may hold something unsaved: whatever closes it but its own buttons is asked about first. */
function useAskingClose(onOpenChange: (open: boolean) => void) {
  const [within] = useState(() => new Set<symbol>())
  const [asks, setAsks] = useState(false)
  return {
    within,
    change: (open: boolean) => (!open && within.size > 0 ? setAsks(true) : onOpenChange(open)),
    question: {
      open: asks,
      onStay: () => setAsks(false),
      onDiscard: () => {
        setAsks(false)
        onOpenChange(false)
      },
    },
  }
}

/** What a dialog is called, and the way out of it. */
export function DialogTop({ title }: { title: string }) {
  return (
    <S.Top>
      <Radix.Title asChild>
        <h3>{title}</h3>
      </Radix.Title>
      <Radix.Close asChild>
        <CloseButton />
      </Radix.Close>
    </S.Top>
  )
}
