import * as Radix from '@radix-ui/react-dropdown-menu'
import { Fragment, useRef } from 'react'
import { Link } from '../link/link.tsx'
import * as S from './menu.styles.ts'
import type { MenuItem, MenuProps } from './menu.tsx'

/** The menu itself, open from the start: it is fetched only when somebody wants it. */
export function OpenMenu({ trigger, label, header, items }: MenuProps) {
  // What is chosen is done once the button has the focus again: a dialog that follows gives it back to there.
  const chosen = useRef<(() => void) | null>(null)
  const carryOut = () => {
    if (chosen.current) queueMicrotask(chosen.current)
    chosen.current = null
  }
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <S.Content align="end" sideOffset={6} collisionPadding={12} aria-label={label} onCloseAutoFocus={carryOut}>
          {header && <S.Label>{header}</S.Label>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.ruled && <S.Rule />}
              <Entry item={item} onChoose={(act) => (chosen.current = act)} />
            </Fragment>
          ))}
        </S.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: (act: () => void) => void }) {
  const look = { $danger: item.danger ?? false, disabled: item.disabled ?? false }
  const inside = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  )
  if ('onSelect' in item) {
    return (
      <S.Item {...look} onSelect={() => onChoose(item.onSelect)}>
        {inside}
      </S.Item>
    )
  }
  return (
    <S.Item {...look} {...('onOpen' in item && { onSelect: item.onOpen })} asChild>
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
