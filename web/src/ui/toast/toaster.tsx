import * as Toast from '@radix-ui/react-toast'
import { type FocusEvent, useEffect, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { CloseButton } from '../button/close-button.tsx'
import { Link } from '../link/link.tsx'
import { partIds } from '../page/focus-content.ts'
import { below, forcedColors, theme } from '../theme/theme.ts'
import { dismissToast, toastLimits, useToasts } from './toasts.ts'

const arrive = keyframes`from { transform: translateX(calc(100% + 24px)); }`
const leave = keyframes`to { opacity: 0; }`
const swipeOut = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)); } to { transform: translateX(calc(100% + 24px)); }`

// Clear of a page's heading, and of the action that some keep at the window's foot.
const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: 20px;
  bottom: calc(20px + env(safe-area-inset-bottom));
  z-index: 100;
  width: min(380px, calc(100vw - 40px));
  display: grid;
  gap: ${theme.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.phone} {
    bottom: calc(84px + env(safe-area-inset-bottom));
  }
`
const Face = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px ${theme.s4};
  padding: ${theme.s4};
  background: ${theme.surface};
  border-radius: ${theme.radius};
  border-left: 3px solid ${theme.ink};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
  ${({ $destructive }) =>
    $destructive &&
    css`
      border-left-color: ${theme.badMark};
    `}
  > button {
    grid-area: 1 / 2 / span 2;
    margin: -6px;
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.calm} ${theme.ease};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.fast} ${theme.ease};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.fast} ${theme.ease};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.fast} ${theme.ease};
  }
`
const Title = styled(Toast.Title)`
  font-weight: 600;
`
const Description = styled(Toast.Description)`
  grid-column: 1;
  white-space: pre-line;
  color: ${theme.ink2};
`
const Action = styled(Toast.Action)`
  grid-column: 1;
  justify-self: start;
  color: ${theme.accentInk};
`

/** The one place where toasts appear. F8 takes the keyboard to it; swiping right sends a toast away. */
export function Toaster() {
  const toasts = useToasts()
  const focusBack = useFocusBack(toasts.some(({ open }) => open))
  return (
    <Toast.Provider duration={toastLimits.shownMs} swipeDirection="right" swipeThreshold={toastLimits.swipePx}>
      {toasts.map(({ id, title, description, link, variant = 'default', open }) => (
        <Face
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          $destructive={variant === 'destructive'}
          data-variant={variant}
        >
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {link && (
            <Action altText={link.label} asChild>
              <Link to={link.to}>{link.label}</Link>
            </Action>
          )}
          <Toast.Close asChild>
            <CloseButton size={15} />
          </Toast.Close>
        </Face>
      ))}
      {/* A dialog hides everything around it from screen readers, except what is live: its own outcome is told here. */}
      <Viewport {...focusBack} aria-live="off" id={partIds.toasts} hotkey={[toastLimits.hotkey]} />
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
