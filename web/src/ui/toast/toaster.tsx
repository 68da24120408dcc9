import * as Toast from '@radix-ui/react-toast'
import { type FocusEvent, useEffect, useRef } from 'react'
import { CloseButton } from '../button/close-button.tsx'
import { Link } from '../link/link.tsx'
import { partIds } from '../page/focus-content.ts'
import * as S from './toaster.styles.ts'
import { dismissToast, toastLimits, useToasts } from './toasts.ts'

/** The one place where toasts appear. F8 takes the keyboard to it; swiping right sends a toast away. */
export function Toaster() {
  const toasts = useToasts()
  const focusBack = useFocusBack(toasts.some(({ open }) => open))
  return (
    <Toast.Provider duration={toastLimits.shownMs} swipeDirection="right" swipeThreshold={toastLimits.swipePx}>
      {toasts.map(({ id, title, description, link, variant = 'default', open }) => (
        <S.Face
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          $destructive={variant === 'destructive'}
          data-variant={variant}
        >
          <S.Title>{title}</S.Title>
          {description && <S.Description>{description}</S.Description>}
          {link && (
            <S.Action altText={link.label} asChild>
              <Link to={link.to}>{link.label}</Link>
            </S.Action>
          )}
          <Toast.Close asChild>
            <CloseButton size={15} />
          </Toast.Close>
        </S.Face>
      ))}
      {/* A dialog hides everything around it from screen readers, except what is live: its own outcome is told here. */}
      <S.Viewport {...focusBack} aria-live="off" id={partIds.toasts} hotkey={[toastLimits.hotkey]} />
    </Toast.Provider>
  )
}

/** Gives the keyboard back to where it was before it went to the toasts, as soon as none of them is open. */
function useFocusBack(isAnyOpen: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<Element | null>(null)
  const giveBack = () => {
    if (!list.current?.contains(document.activeElement)) return
    const place = before.current?.isConnected ? before.current : document.getElementById(partIds.content)
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!isAnyOpen) giveBack()
  })
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // The two ends of the list catch the Tab key, and are no place to return to.
    if (!currentTarget.parentElement?.contains(relatedTarget)) before.current = relatedTarget
    if (!isAnyOpen) giveBack()
  }
  return { ref: list, onFocus }
}
