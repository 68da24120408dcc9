import { observationNames } from './observations.ts'

/** What a description of a work does not say, and a text that wants to be scored well does. All is folded text. */
const signs: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instruction|prompt|rule|previous|above|earlier|system|guideline)/,
  /\b(give|score|rate|rank|grade|mark|award|assign|set|answer|return|output)\b.{0,30}\b(100|one hundred|full marks)\b/,
  /\b(highest|maximum|perfect|full|top|best possible) (possible )?(score|rating|marks?|grade|points)s?\b/,
  /\b(list|choose|pick|tick|select|answer|return|report|name)\b.{0,30}\b(every|all|only|each)\b.{0,20}\b(positive|observation|favou?rable)/,
  /\b100 ?(%|percent|out of|\/)/,
  /\b(system|assistant|developer|user) ?(:|prompt|message)|<\/?(system|assistant|user|instructions?|listing)\b|\[(inst|system)/,
  /\byou are( now)? an? ([a-z]+ ){0,2}(ai|model|assistant)\b|\bas an? (large )?(ai|language model)\b/,
  /\b(rate|score|rank|grade|mark) (it|this|me|us)\b/,
  /\bthe prompt (you|that|above|below)\b|\bend (of )?(the )?listing\b|#{3}/,
  /\b(dear|attention|note to( the)?|to the) (ai|model|assistant|language model|reviewer|evaluator|scorer)\b/,
  /\b(analysis|evaluation|scoring) (must|should|has to|shall)\b/,
  new RegExp(`\\b(${observationNames.join('|')})\\b`),
]

/** Whether a text tells its reader what to answer. A quote from it proves nothing about the work. */
export const speaksToTheReader = (text: string): boolean => signs.some((sign) => sign.test(text))
