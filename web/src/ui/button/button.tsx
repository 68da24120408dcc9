import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { button, type Look, type Variant } from './button.styles.ts'
import { Spinner } from './spinner.tsx'

const Face = styled.button<Look>`
  ${button}
`
/** Has no box of its own: icon and words stay items of the button. */
const Words = styled.span`
  display: contents;
`

export type ButtonLook = {
  /** One `primary` on a screen: the thing to do. */
  variant?: Variant
  small?: boolean
  wide?: boolean
}
type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Busy: the button keeps its focus and ignores further clicks. */
    busy?: boolean
  }

export function Button({ variant = 'outline', small = false, wide = false, busy = false, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...props } = rest
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Face
      {...props}
      type={type}
      onClick={click}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      $variant={variant}
      $small={small}
      $wide={wide}
    >
      {busy && <Spinner />}
      <Words>{children}</Words>
    </Face>
  )
}
