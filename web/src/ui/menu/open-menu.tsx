import * as Radix from '@radix-ui/react-dropdown-menu'
import { Fragment, useRef } from 'react'
import styled, { css } from 'styled-components'
import { Link } from '../link/link.tsx'
import { panel } from '../popover/panel.ts'
import { below, theme } from '../theme/theme.ts'
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
        <Content align="end" sideOffset={6} collisionPadding={12} aria-label={label} onCloseAutoFocus={carryOut}>
          {header && <Label>{header}</Label>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.ruled && <Rule />}
              <Entry item={item} onChoose={(act) => (chosen.current = act)} />
            </Fragment>
          ))}
        </Content>
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
      <Item {...look} onSelect={() => onChoose(item.onSelect)}>
        {inside}
      </Item>
    )
  }
  return (
    <Item {...look} {...('onOpen' in item && { onSelect: item.onOpen })} asChild>
      {'to' in item ? (
        <Link to={item.to}>{inside}</Link>
      ) : (
        <a href={item.href} target="_blank" rel="noreferrer">
          {inside}
        </a>
      )}
    </Item>
  )
}

// An administrator's has more than some windows show.
const Content = styled(Radix.Content)`
  min-width: 184px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.s1};
  ${panel}
`
const Item = styled(Radix.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  min-height: 36px;
  padding: 0 ${theme.s3};
  border-radius: 2px;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;
  ${({ $danger }) =>
    $danger &&
    css`
      color: ${theme.bad};
    `}
  &[data-highlighted] {
    background: ${theme.sunk};
  }
  &[data-disabled] {
    color: ${theme.ink3};
    cursor: not-allowed;
  }
  ${below.phone} {
    min-height: 44px;
  }
`
const Rule = styled(Radix.Separator)`
  height: 1px;
  margin: ${theme.s1} 0;
  background: ${theme.line};
`
const Label = styled(Radix.Label)`
  padding: 6px ${theme.s3};
  font-size: ${theme.t13};
  line-height: 1.4;
  color: ${theme.ink3};
  border-bottom: ${theme.hair} solid ${theme.line};
  margin-bottom: ${theme.s1};
`
