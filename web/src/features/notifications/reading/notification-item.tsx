import type { Notification } from '@storyright/contracts/http'
import { dayAndTime, notificationKind, time } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { theme } from '../../../ui/theme/theme.ts'

/** Opens in another tab; the right button only asks for a menu. */
const MIDDLE = 1

type NotificationItemProps = {
  of: Notification
  /** Its day stands above it. */
  isUnderDay?: boolean
  onOpen: (opened: Notification) => void
}

/** Something that somebody was told; it leads to the thing itself. */
export function NotificationItem({ of: told, isUnderDay = false, onOpen }: NotificationItemProps) {
  const { title, detail, link, kind, readAt, createdAt } = told
  const isUnread = readAt === null
  const open = () => onOpen(told)
  return (
    <Item>
      <Face to={link} $unread={isUnread} onClick={open} onAuxClick={({ button }) => button === MIDDLE && open()}>
        {isUnread && <Dot aria-hidden="true" />}
        <b>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          <span>{title}</span>
        </b>
        {detail && <Detail>{detail}</Detail>}
        <About as="span">
          <span>{notificationKind(kind).label}</span>
          <time dateTime={createdAt}>{isUnderDay ? time(createdAt) : dayAndTime(createdAt)}</time>
        </About>
      </Face>
    </Item>
  )
}

const Item = styled.li`
  border-bottom: ${theme.hair} solid ${theme.line};
  &:last-child {
    border-bottom: 0;
  }
`
const Face = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: 2px ${theme.s3};
  padding: ${theme.s3} ${theme.s2};
  border-radius: ${theme.radius};
  text-decoration: none;
  &:hover {
    background: ${theme.sunk};
  }
  > * {
    grid-column: 2;
  }
  > b {
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  }
`
/** Beside what is unread; the word stands hidden beside it. */
const Dot = styled.i`
  grid-column: 1;
  grid-row: 1;
  margin-top: 7px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.accent};
`
const Detail = styled.span`
  color: ${theme.ink2};
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
const About = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s3};
`
