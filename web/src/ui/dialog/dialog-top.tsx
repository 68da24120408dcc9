import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '../button/icon-button.tsx'
import * as S from './dialog.styles.ts'

/** What a dialog is called, and the way out of it. */
export function DialogTop({ title }: { title: string }) {
  return (
    <S.Top>
      <Radix.Title asChild>
        <h3>{title}</h3>
      </Radix.Title>
      <Radix.Close asChild>
        <IconButton label="Close">
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </S.Top>
  )
}
