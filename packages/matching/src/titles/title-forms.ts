import { longest } from '../text/bounded.ts'
import { titleWords, withoutArticle } from '../text/words.ts'

/** The forms of a title, and the parts left out: "(Movie Tie-in Edition)", "Volume 2". */
export interface TitleForms {
  /** All of it, then its head, then the part after "or". Without a leading article. */
  whole: readonly string[]
  head: readonly string[]
  alternatives: readonly (readonly string[])[]
  /** The part after the head. */
  rest: readonly string[]
  /** The volume, where only its number distinguishes two titles. */
  volume: string | null
}

const asideIn = /\(([^()]*)\)|\[([^[\]]*)\]/g
const separator = /\s*[:;|/]\s+|\s+[-–—]\s+|\.\s+(?=\p{Lu})|,?\s*[;,]\s*or[,:]?\s+|,\s+or,?\s+/iu
/** "Roxana, The Fortunate Mistress": a subtitle behind a comma begins with a capital article. */
const commaTitle = /,\s+(?=(?:The|A|An|Being)\s)/
const numbered =
  /^(.*?\S)\s*(?:,|:|-|–)?\s*\b(?:vol(?:ume|\.)?|book|no\.?|part|#)\s*(\d+|[ivx]+|one|two|three|four|five)\b.*$/i

export function formsOf(title: string, subtitle = ''): TitleForms {
  const asides = [...title.slice(0, longest.title).matchAll(asideIn)].map(([, round, square]) => round ?? square ?? '')
  const written = title.replace(/\s+/g, ' ').trim()
  const plain = written.replace(asideIn, ' ').trim() || written
  const [first = '', ...others] = plain
    .split(separator)
    .flatMap((part) => part.split(commaTitle))
    .filter((part) => part.trim())
  const [, stem, number] = numbered.exec(plain) ?? []
  const headText = stem && stem.length < first.length ? stem : first
  return {
    whole: comparable(plain),
    head: comparable(headText),
    alternatives: others.map(comparable),
    rest: titleWords([...others, subtitle, ...asides].join(' ')),
    volume: number ? (titleWords(`part ${number}`)[1] ?? null) : null,
  }
}

const comparable = (text: string) => withoutArticle(titleWords(text))
