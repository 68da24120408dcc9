import { baseApi } from '../../../shared/base-api.ts'
import { shareAmongTabs } from '../../../shared/live/one-tab.ts'
import type { AppThunk } from '../../../shared/store.ts'
import { followNews } from './follow-news.ts'
import { listen } from './listen.ts'
import { type News, nothingHeard } from './news.ts'
import { whenSeen } from './when-seen.ts'

/** What somebody is told while a page is open, and what is said of it aloud. */
export interface Heard extends News {
  says?: string
}

interface Lifecycle {
  dispatch: <Outcome>(thunk: AppThunk<Outcome>) => Outcome
  updateCachedData: (change: (heard: Heard) => Heard) => unknown
  cacheDataLoaded: Promise<unknown>
  cacheEntryRemoved: Promise<void>
}

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Told by the browser's one stream, for as long as anything here wants to know. */
    news: build.query<Heard, string>({
      queryFn: () => ({ data: nothingHeard }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: hearNews,
    }),
  }),
})

export const { useNewsQuery } = newsApi

/** What the answer of a call says is known before the stream says so. */
export const rememberUnread = (userId: string, unread: number) =>
  newsApi.util.updateQueryData('news', userId, (heard) => ({ ...heard, unread }))

async function hearNews(userId: string, { dispatch, updateCachedData, ...entry }: Lifecycle): Promise<void> {
  const isNeeded = await entry.cacheDataLoaded.then(
    () => true,
    () => false, // over before it began
  )
  if (!isNeeded) return
  let followed: News | undefined
  let latest: News = nothingHeard
  const follow = whenSeen(async () => {
    const before = followed
    followed = latest
    if (!before) return // what there was when the page was opened is shown by it
    const [newest] = await dispatch(followNews(userId, { before, now: latest }))
    if (newest) updateCachedData((heard) => ({ ...heard, says: newest.title }))
  })
  const end = shareAmongTabs<News>({
    name: `storyright-news-${userId}`,
    listen: (tell, last, signal) => listen(userId, tell, last, signal),
    tell(news) {
      latest = news
      updateCachedData((heard) => ({ ...heard, ...news }))
      follow.soon()
    },
  })
  await entry.cacheEntryRemoved
  end()
  follow.stop()
}
