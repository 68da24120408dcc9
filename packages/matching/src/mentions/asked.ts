import { namesIn } from '../names/name.ts'
import type { WorkToMatch } from '../shapes.ts'
import { longest, upTo } from '../text/bounded.ts'
import { contentWords } from '../text/words.ts'
import { formsOf } from '../titles/title-forms.ts'
import type { TitleAsked } from './find-title.ts'

/** What a text is asked for. */
export interface Asked {
  title: TitleAsked
  contentWords: number
}

export function askedOf(work: WorkToMatch): Asked {
  const { whole, head, alternatives } = formsOf(upTo(work.title, longest.title))
  const words = alternatives.length > 0 && head.length > 1 ? head : whole
  return {
    title: { words, authors: namesIn(upTo(work.author, longest.title)) },
    contentWords: contentWords(words).length,
  }
}

const works =
  /\b(novels?|books?|audio ?books?|authors?|review|chapters?|based on|adaptation|adapted|literature|readers?|reading|rereading|reads?|play|screenplay|pilot|bookclub|book club|booktok|librivox|read aloud|short story|table read|film|herausgegeben|roman|livre|buch|аудиокнига)\b/iu

export const speaksOfWorks = (text: string) => works.test(text)
