import { atWork } from './rhythm.ts'
import { type DemoLike, likesOf, type Place, type Voice } from './voices.ts'

/** A text that somebody wrote. */
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
  /** Its time before it is moved to an hour at which people write. */
  due: number
  /** How many like it. */
  likes: number
}

export interface Talk {
  voices: ReadonlyMap<string, Voice>
  now: number
  place: Place
}

/** The person of this name; throws if they may not write there. */
export function voiceOf({ voices, place }: Pick<Talk, 'voices' | 'place'>, username: string): Voice {
  const voice = voices.get(username)
  if (!voice || voice.since[place] === Number.POSITIVE_INFINITY)
    throw new Error(`Nobody in the demo who may talk there is called ${username}: ${place}`)
  return voice
}

/** What somebody writes in a place, at an hour at which people would. */
export function writing(talk: Talk, { id, by, text, due, likes }: DemoTextInput): DemoText {
  const { account } = voiceOf(talk, by)
  const written = { id, authorId: account.id, text, at: new Date(atWork(due, talk.now, id)) }
  return { ...written, likes: likesOf(talk, written, likes) }
}
