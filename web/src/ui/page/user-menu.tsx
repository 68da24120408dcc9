import { Button } from '../button/button.tsx'
import { ChevronDown } from '../icon/icons.ts'
import { Menu, type MenuItem } from '../menu/menu.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './masthead.styles.ts'

export type Account = { name: string; detail?: string; items: readonly MenuItem[] }

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Who is signed in, and what is theirs. */
export function UserMenu({ name, detail, items }: Account) {
  return (
    <Menu
      label={name}
      {...(detail && { header: detail })}
      items={items}
      trigger={
        <Button variant="plain" small>
          <VisuallyHidden>{`Account: ${name}`}</VisuallyHidden>
          <S.Initials aria-hidden="true">{initials(name)}</S.Initials>
          <S.Name aria-hidden="true">
            <span>{name}</span>
            <ChevronDown size={15} />
          </S.Name>
        </Button>
      }
    />
  )
}
