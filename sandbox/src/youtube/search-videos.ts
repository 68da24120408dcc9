import { chanceOf, identifierOf, unevenNumberOf } from '../text/chance.ts'
import { createWordIndex } from '../text/word-index.ts'
import { plain, wordsIn } from '../text/words.ts'
import { knownWorks } from '../works/works.ts'
import { videosAbout } from './videos-about.ts'

interface Shown {
  video: Video
  searched: string
  about: string
}

const createArchive = () => {
  const unrelated = unrelatedVideos()
  const all = [...knownWorks().flatMap(videosAbout), ...unrelated].map(
    (video): Shown => ({
      video,
      searched: plain(`${video.title} ${video.description} ${video.channel.title}`),
      about: plain(video.about),
    }),
  )
  return {
    ...createWordIndex(all, ({ searched }) => searched),
    byId: new Map(all.map(({ video }) => [video.id, video])),
    unrelated,
  }
}
let opened: ReturnType<typeof createArchive> | undefined
const archive = () => (opened ??= createArchive())

export const videoWith = (id: string): Video | undefined => archive().byId.get(id)

const part = /(-?)(?:"([^"]*)"?|(\S+))/g
/** Of the words that are looked for, so many are in what is found, unless its subject is among them. */
const ENOUGH = 0.6
/** Of the words that are looked for, so many are the subject's at least. */
const SUBJECT = 0.25

/** Every video that a search finds: unlike a bookshop's, it also shows what only has to do with some of the words. */
export function searchVideos(q: string): Video[] {
  const { wanted, phrases, excluded } = readParts(q)
  if (wanted.length === 0) return []
  const asked = ` ${wanted.join(' ')} `
  const words = new Set(wanted).size
  const isFound = ({ searched, about }: Shown, count: number) =>
    (count / words >= ENOUGH || (asked.includes(about) && wordsIn(about).length / words >= SUBJECT)) &&
    phrases.every((phrase) => searched.includes(phrase)) &&
    !excluded.some((words) => searched.includes(words))
  const found = [...archive().countsOf(wanted)].filter(([each, count]) => isFound(each, count))
  if (found.length === 0) return phrases.length > 0 ? [] : somethingElse(asked)
  return found
    .map(([{ video }, count]) => ({ video, rank: count / words + 0.4 * chanceOf('habit', video.id) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ video }) => video)
}

function readParts(q: string) {
  const parts = [...q.matchAll(part)].map(([, minus, quoted, single]) => ({
    isExcluded: minus === '-',
    isPhrase: quoted !== undefined,
    words: wordsIn(quoted ?? single ?? ''),
  }))
  const searchable = parts.filter(({ words }) => words.length > 0)
  const phraseOf = ({ words }: { words: string[] }) => ` ${words.join(' ')} `
  return {
    wanted: searchable.filter(({ isExcluded }) => !isExcluded).flatMap(({ words }) => words),
    phrases: searchable.filter(({ isExcluded, isPhrase }) => isPhrase && !isExcluded).map(phraseOf),
    excluded: searchable.filter(({ isExcluded }) => isExcluded).map(phraseOf),
  }
}

/** Where nothing fits, there is mostly nothing, and now and then what everybody watches. */
function somethingElse(asked: string): Video[] {
  if (chanceOf('something else', asked) >= 0.15) return []
  const { unrelated } = archive()
  const first = Math.floor(chanceOf('which', asked) * (unrelated.length - 2))
  return unrelated.slice(first, first + 2)
}

const titles = [
  'Ten hours of rain on a tin roof',
  'How to sharpen a kitchen knife',
  'Sourdough for people who forget things',
  'Restoring a rusty bicycle',
  'Lo-fi beats to file taxes to',
  'Every goal of the season',
  'A drone over the fells',
  'Unboxing the cheapest telescope',
  'Why bridges hum',
  'Speedrun commentary: any percent',
]

/** What has nothing to do with any title. */
const unrelatedVideos = (): Video[] =>
  titles.map((title) => ({
    id: identifierOf(11, 'unrelated', title),
    title,
    description: 'New every Thursday.',
    channel: { id: `UC${identifierOf(22, 'unrelated channel', title)}`, title: 'Everything Else' },
    publishedAt: '2024-04-04T12:00:00Z',
    views: unevenNumberOf(1_000, 5_000_000, 'unrelated', title),
    likes: unevenNumberOf(10, 9_000, 'unrelated likes', title),
    comments: null,
    about: title,
  }))

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
