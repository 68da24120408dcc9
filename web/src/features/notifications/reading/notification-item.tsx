import type { Notification } from '@storyright/contracts/http'
import { dayAndTime, notificationKind, time } from '@storyright/contracts/vocabulary'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import * as S from './notification-item.styles.ts'

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
    <S.Item>
      <S.Face to={link} $unread={isUnread} onClick={open} onAuxClick={({ button }) => button === MIDDLE && open()}>
        {isUnread && <S.Dot aria-hidden="true" />}
        <b>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          <span>{title}</span>
        </b>
        {detail && <S.Detail>{detail}</S.Detail>}
        <S.About as="span">
          <span>{notificationKind(kind).label}</span>
          <time dateTime={createdAt}>{isUnderDay ? time(createdAt) : dayAndTime(createdAt)}</time>
        </S.About>
      </S.Face>
    </S.Item>
  )
}
