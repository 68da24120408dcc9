import { DropdownMenu as Radix } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as S from './menu.styles.ts'

type Does = { onSelect: () => void } | { to: string } | { href: string }
export type MenuItem = Does & { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean; ruled?: boolean }

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactNode
  /** What the menu is of, for screen readers. */
  label: string
  /** Shown above the items, such as who is signed in. */
  header?: ReactNode
  items: readonly MenuItem[]
}

/** A list of things to do or go to, opened by a button. `ruled` draws a line above an item; `href` opens a new window. */
export function Menu({ trigger, label, header, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <S.Content align="end" sideOffset={6} collisionPadding={12} aria-label={label}>
          {header && <S.Label>{header}</S.Label>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.ruled && <S.Rule />}
              <Entry item={item} />
            </Fragment>
          ))}
        </S.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const look = { $danger: item.danger ?? false, disabled: item.disabled ?? false }
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('onSelect' in item) {
    return (
      <S.Item {...look} onSelect={item.onSelect}>
        {inside}
      </S.Item>
    )
  }
  return (
    <S.Item {...look} asChild>
      {'to' in item ? (
        <Link to={item.to}>{inside}</Link>
      ) : (
        <a href={item.href} target="_blank" rel="noreferrer">
          {inside}
        </a>
      )}
    </S.Item>
  )
}
