import type { Medium } from '@storyright/contracts/vocabulary'
import { chanceOf, choiceOf, identifierOf, numberOf, unevenNumberOf } from '../text/chance.ts'
import { someoneElse } from '../works/people.ts'
import { fateOf, type Work } from '../works/works.ts'
import type { Video } from './search-videos.ts'

type Template = (work: Work) => { title: string; description: string; channel: string }

const readers = ['Bookish Wren', 'The Slow Shelf', 'Margin Notes', 'Pages & Rain', 'Read by Lamplight', 'Spine Cracked']
const studios = ['Northlight Pictures', 'Silver Harbour Films', 'Meteor House', 'Trailer Vault']
const players = ['Pixel Parlour', 'One More Turn', 'Couch & Controller']
const stages = ['The Fringe Archive', 'Small Hours Theatre', 'Script Room Live']
const reader = (work: Work, what: string) => choiceOf(readers, what, work.name)

/** Videos that name the author of the work. */
const aboutBooks: Template[] = [
  (work) => ({
    title: `${work.title} by ${work.author} | Book Review`,
    description: `Why ${work.author} deserves more readers. Spoilers after the first minute.`,
    channel: reader(work, 'review'),
  }),
  (work) => ({
    title: `${work.author} reads from “${work.title}”`,
    description: `A reading from the novel, and questions from the room.`,
    channel: `${work.author} – official`,
  }),
  (work) => ({
    title: `Book trailer: ${work.title} (${work.author})`,
    description: work.logline,
    channel: work.publisher ?? reader(work, 'trailer'),
  }),
  (work) => ({
    title: `Reading vlog: a wet weekend with ${work.title}`,
    description: `This week's book is ${work.title} by ${work.author}. No sponsors.`,
    channel: reader(work, 'vlog'),
  }),
  (work) => ({
    title: `${work.title} - ${work.author} (full audiobook, part 1)`,
    description: `Read aloud. Author: ${work.author}.`,
    channel: 'Evening Audio',
  }),
]
const aboutGames: Template[] = [
  (work) => ({
    title: `${work.title} – Official Gameplay Trailer`,
    description: `A game by ${work.author}. ${work.logline}`,
    channel: `${work.author} Games`,
  }),
  (work) => ({
    title: `Let's play ${work.title} #1`,
    description: `First hours of ${work.title}, the game by ${work.author}.`,
    channel: choiceOf(players, 'play', work.name),
  }),
]
const aboutScripts: Template[] = [
  (work) => ({
    title: `${work.title} | live table read | script by ${work.author}`,
    description: work.logline,
    channel: choiceOf(stages, 'table read', work.name),
  }),
  (work) => ({
    title: `${work.author} on writing “${work.title}”`,
    description: `An interview with the writer.`,
    channel: choiceOf(stages, 'interview', work.name),
  }),
  (work) => ({
    title: `${work.title}, written by ${work.author}: a scene`,
    description: work.logline,
    channel: choiceOf(stages, 'scene', work.name),
  }),
]
const templatesOf = (medium: Medium): Template[] => {
  if (medium === 'book' || medium === 'comic') return aboutBooks
  return ['game', 'toy', 'digital_content'].includes(medium) ? aboutGames : aboutScripts
}

/** Videos that have the title and name no author. */
const unclear: Template[] = [
  (work) => ({ title: `${work.title} - review`, description: `Worth your time?`, channel: reader(work, 'unclear') }),
  (work) => ({
    title: `${work.title} explained`,
    description: `All your questions answered.`,
    channel: 'Ending Explained',
  }),
  (work) => ({ title: `${work.title} | part 1`, description: ``, channel: someoneElse('part', work.name) }),
]

/** Something else of that name. */
const near: Template[] = [
  (work) => ({
    title: `${work.title.toUpperCase()} Official Trailer (${numberOf(2009, 2025, 'film', work.name)}) HD`,
    description: `Starring ${someoneElse('star', work.name)}. Directed by ${someoneElse('director', work.name)}. In cinemas soon.`,
    channel: choiceOf(studios, 'studio', work.name),
  }),
  (work) => ({
    title: `${someoneElse('band', work.name)} - ${work.title} (Official Music Video)`,
    description: `From the album of the same name. Stream it everywhere.`,
    channel: `${someoneElse('band', work.name)} - Topic`,
  }),
]

const shares = { clear: 0.34, several: 0.2 }

/** Every video that has to do with a work, or seems to. */
export function videosAbout(work: Work): Video[] {
  const happens = (what: string, share: number) => chanceOf('videos', what, work.name) < share
  const nearMisses = near.filter((_template, place) => happens(`near ${place}`, 0.35))
  return chosen().map((template, place) => video(work, template, place))

  function chosen(): Template[] {
    const fate = fateOf(work, 'youtube', shares)
    if (fate === 'clear') {
      const own = templatesOf(work.medium)
      return [...own.filter((_template, place) => place === 0 || happens(`own ${place}`, 0.5)), ...nearMisses]
    }
    if (fate === 'several')
      return [...unclear.filter((_template, place) => place === 0 || happens(`unclear ${place}`, 0.6)), ...nearMisses]
    return happens('anything', 0.5) ? nearMisses : []
  }
}

function video(work: Work, template: Template, place: number): Video {
  const { title, description, channel } = template(work)
  const name = `${title} ${place} ${work.name}`
  const views = unevenNumberOf(90, 2_500_000, 'views', name)
  const share = (what: string, most: number) => Math.round(views * chanceOf(what, name) * most)
  const day = new Date(Date.UTC(2026, 8, 30) - numberOf(20, 4_000, 'published', name) * 86_400_000)
  return {
    id: identifierOf(11, 'video', name),
    title,
    description,
    channel: { id: `UC${identifierOf(22, 'channel', channel)}`, title: channel },
    publishedAt: day.toISOString().replace('.000Z', 'Z'),
    views,
    likes: chanceOf('likes hidden', name) < 0.1 ? null : share('likes', 0.06),
    comments: chanceOf('no comments', name) < 0.1 ? null : share('comments', 0.006),
    about: work.title,
  }
}
