/** A video as far as it is used. Whoever uploaded it may hide how it is liked, or let nobody comment. */
export interface Video {
  id: string
  title: string
  description: string
  channel: { id: string; title: string }
  publishedAt: string
  views: number
  likes: number | null
  comments: number | null
  /** The words that a search for its subject has. */
  about: string
}

/** Search writes a title as markup; reading the video itself does not. */
const asMarkup = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const thumbnailsOf = ({ id }: Video, origin: string) => {
  const picture = (name: string, width: number, height: number) => [
    name,
    { url: `${origin}/vi/${id}/${name}.png`, width, height },
  ]
  return Object.fromEntries([picture('default', 120, 90), picture('medium', 320, 180), picture('high', 480, 360)])
}

const snippetOf = (video: Video, origin: string) => ({
  publishedAt: video.publishedAt,
  channelId: video.channel.id,
  title: video.title,
  description: video.description,
  thumbnails: thumbnailsOf(video, origin),
  channelTitle: video.channel.title,
})

/** As a search lists it. */
export function searchResult(video: Video, origin: string) {
  const snippet = snippetOf(video, origin)
  return {
    kind: 'youtube#searchResult',
    etag: `${video.id}.s`,
    id: { kind: 'youtube#video', videoId: video.id },
    snippet: {
      ...snippet,
      title: asMarkup(snippet.title),
      liveBroadcastContent: 'none',
      publishTime: video.publishedAt,
    },
  }
}

/** As it is read itself, with the parts that were asked for. Figures are texts. */
export function videoResource(video: Video, parts: readonly string[], origin: string) {
  const { id, views, likes, comments } = video
  return {
    kind: 'youtube#video',
    etag: `${id}.v`,
    id,
    ...(parts.includes('snippet') && {
      snippet: { ...snippetOf(video, origin), categoryId: '24', liveBroadcastContent: 'none' },
    }),
    ...(parts.includes('statistics') && {
      statistics: {
        viewCount: String(views),
        ...(likes !== null && { likeCount: String(likes) }),
        favoriteCount: '0',
        ...(comments !== null && { commentCount: String(comments) }),
      },
    }),
    ...(parts.includes('contentDetails') && {
      contentDetails: { duration: 'PT6M12S', dimension: '2d', definition: 'hd', caption: 'false' },
    }),
    ...(parts.includes('status') && {
      status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
    }),
  }
}
