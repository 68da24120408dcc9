import { identifierOf, unevenNumberOf } from '../text/chance.ts'
import type { Video } from './video.ts'

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
export const unrelatedVideos = (): Video[] =>
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
