import type { NotificationPreferences } from '@storyright/contracts/http'
import { useEffect, useRef } from 'react'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { useChangeNotificationPreferencesMutation } from './notification-settings.api.ts'

export type Preference = NotificationPreferences['kinds'][number]
type Choice = Pick<Preference, 'kind' | 'mail' | 'inApp'>

/**
 * Saves one choice as a change of what was shown. Answers what holds instead where the same kind was chosen otherwise elsewhere meanwhile;
 * choices about other kinds are passed over.
 */
export function useSaveChoice(readTag: string | null) {
  const [change] = useChangeNotificationPreferencesMutation()
  const tag = useRef(readTag)
  useEffect(() => {
    tag.current = readTag
  }, [readTag])
  return async (before: Choice, wanted: Choice): Promise<Preference | null> => {
    for (;;) {
      const etag = tag.current
      try {
        tag.current = (await change({ kinds: [wanted], etag }).unwrap()).etag
        return null
      } catch (error) {
        const now = openedFrom<NotificationPreferences>(error)
        if (!now || now.etag === etag) throw error
        tag.current = now.etag
        const theirs = now.thing.kinds.find(({ kind }) => kind === wanted.kind)
        if (theirs && (theirs.mail !== before.mail || theirs.inApp !== before.inApp)) return theirs
      }
    }
  }
}
