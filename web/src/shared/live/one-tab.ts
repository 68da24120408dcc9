interface ShareAmongTabsInput<News> {
  /** The same for all tabs that share. */
  name: string
  /** Listens outside, as long as the signal lasts: only ever in one of the tabs. `last` is what was heard, in whichever tab. */
  listen(onNews: (news: News) => void, last: () => News | undefined, signal: AbortSignal): Promise<void>
  /** Hears everything, in every tab. */
  onNews(news: News): void
}
type Word<News> = { news: News } | 'what was it?'

/**
 * One tab of a browser listens and tells the others; when it closes, the next one goes on from there. A browser that cannot
 * share listens in each of its tabs. Returns what ends it in this tab.
 */
export function shareAmongTabs<News>({ name, listen, onNews }: ShareAmongTabsInput<News>): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = canShare() ? new BroadcastChannel(name) : undefined
  let last: News | undefined
  let isListening = false
  const post = (word: Word<News>) => {
    if (!signal.aborted) channel?.postMessage(word)
  }
  const hear = (news: News) => {
    last = news
    onNews(news)
  }
  const listenHere = async () => {
    isListening = true
    const pass = (news: News) => {
      hear(news)
      post({ news })
    }
    await listen(pass, () => last, signal)
  }
  if (!channel) void listenHere()
  else {
    channel.onmessage = ({ data }: MessageEvent<Word<News>>) => {
      if (data !== 'what was it?') hear(data.news)
      else if (isListening && last !== undefined) post({ news: last })
    }
    post('what was it?')
    // The lock is held as long as it listens; the browser gives it up when the tab goes.
    navigator.locks.request(name, { signal }, listenHere).catch(() => undefined) // aborted while it waited
  }
  return () => {
    stopping.abort()
    channel?.close()
  }
}

const canShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'
