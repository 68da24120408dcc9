import type { ComponentProps } from 'react'
import { X } from '../icon/icons.ts'
import { IconButton } from './icon-button.tsx'

type CloseButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & { size?: number }

/** Closes what it stands in. */
export function CloseButton({ size = 18, ...props }: CloseButtonProps) {
  return (
    <IconButton {...props} label="Close">
      <X size={size} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  )
}
