import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Eye, EyeOff } from '../icon/icons.ts'
import { useFieldAttributes } from './field-context.ts'
import * as S from './input.styles.ts'

/** A password that its owner may look at; pasting from a password manager works as in any field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const tied = useFieldAttributes(props)
  return (
    <S.Around>
      <S.Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...tied}
        type={shown ? 'text' : 'password'}
        $end
      />
      <S.After>
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </IconButton>
      </S.After>
    </S.Around>
  )
}
