import type { Notification } from '@storyright/contracts/http'
import { useAppDispatch } from '../../../shared/store.ts'
import { rememberUnread } from '../news/news.api.ts'
import { useReadNotificationsMutation } from '../notifications.api.ts'

/** Marks as read: one that is opened, without a word, or all of them. */
export function useMarkRead(userId: string) {
  const dispatch = useAppDispatch()
  const [read, { isLoading }] = useReadNotificationsMutation()
  const mark = async (which: { ids: string[] } | { all: true }) => {
    const { unread } = await read(which).unwrap()
    dispatch(rememberUnread(userId, unread))
  }
  return {
    isMarking: isLoading,
    /** Whether it succeeds matters little: it is marked when it is opened again. */
    markOpened: ({ id, readAt }: Notification) => void (readAt === null && mark({ ids: [id] }).catch(() => undefined)),
    markAll: () => mark({ all: true }),
  }
}
