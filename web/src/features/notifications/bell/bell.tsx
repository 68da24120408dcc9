import { lazy, Suspense } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Bell as BellIcon } from '../../../ui/icon/icons.ts'
import { Popover } from '../../../ui/popover/popover.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { useNewsQuery } from '../news/news.api.ts'
import { nothingHeard } from '../news/news.ts'
import * as S from './bell.styles.ts'

const Newest = lazy(() => import('./newest.tsx').then((module) => ({ default: module.Newest })))

const MOST = 99
const shown = (unread: number) => (unread > MOST ? `${MOST}+` : String(unread))
const labelOf = (unread: number) =>
  unread === 0 ? 'Notifications' : `${shown(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}`

/** How much somebody has not read, as it happens, and the newest of it. */
export function Bell({ userId }: { userId: string }) {
  const { data = { ...nothingHeard, says: undefined } } = useNewsQuery(userId)
  const trigger = (
    <IconButton label={labelOf(data.unread)}>
      <BellIcon size={20} aria-hidden="true" />
    </IconButton>
  )
  return (
    <S.Place>
      <Popover label="Notifications" trigger={trigger}>
        {(close) => (
          <Suspense fallback={null}>
            <Newest userId={userId} close={close} />
          </Suspense>
        )}
      </Popover>
      {data.unread > 0 && <S.Unread aria-hidden="true">{shown(data.unread)}</S.Unread>}
      <VisuallyHidden aria-live="polite">{data.says}</VisuallyHidden>
    </S.Place>
  )
}
