import * as Radix from '@radix-ui/react-dialog'
import { CloseButton } from '../button/close-button.tsx'
import * as S from './dialog.styles.ts'

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
