import { atWork } from './rhythm.ts'
import { type DemoLike, likesOf, type Place, type Voice } from './voices.ts'

/** Something that somebody said. */
export interface DemoText {
  id: string
  authorId: string
  at: Date
  text: string
  likes: DemoLike[]
}

interface DemoTextInput {
  id: string
  /** A username. */
  by: string
  text: string
  /** When it would be said at any hour of any day. */
  due: number
  /** How many like it. */
  likes: number
}

export interface Talk {
  voices: ReadonlyMap<string, Voice>
  now: number
  place: Place
}

/** Who is called so; throws where nobody of the demo may talk there. */
export function voiceOf({ voices, place }: Pick<Talk, 'voices' | 'place'>, username: string): Voice {
  const voice = voices.get(username)
  if (!voice || voice.since[place] === Number.POSITIVE_INFINITY)
    throw new Error(`Nobody in the demo who may talk there is called ${username}: ${place}`)
  return voice
}

/** What somebody says in a place, at an hour at which people would. */
export function writing(talk: Talk, { id, by, text, due, likes }: DemoTextInput): DemoText {
  const { account } = voiceOf(talk, by)
  const written = { id, authorId: account.id, text, at: new Date(atWork(due, talk.now, id)) }
  return { ...written, likes: likesOf(talk, written, likes) }
}
