import { limits } from '@storyright/contracts/vocabulary'
import { cutAtSentence, isNothing } from '../text/cut.ts'
import { breakOf, plainText, tidy, withBreaks } from '../text/plain-text.ts'
import { contributorsOf, nameOf } from './authors.ts'
import { all, type Element, first, lineIn, rawText } from './element.ts'

/** Types of text (list 153) that a listing has a field for. */
const types = { short: '02', long: '03', review: '06', biography: '12' }

/** The same in ONIX 2.1 (list 33). */
const typesOf21: Record<string, string> = {
  '01': types.long,
  '02': types.short,
  '03': types.long,
  '08': types.review,
  '13': types.biography,
}

/** Whom a text is for (list 154): everybody, else readers. Never one that is restricted, or for the trade alone. */
const audiences = ['00', '03']

export interface Texts {
  synopsis?: string
  logline?: string
  reviews?: string
  authorBio?: string
}

export function readTexts(product: Element): Texts {
  const contents = contentsOf(product)
  const of = (type: string) =>
    contents.filter((one) => one.type === type && audiences.some((code) => one.audiences.includes(code)))
  const words = (type: string) => {
    const found = of(type)
    const chosen = audiences.flatMap((code) => found.filter((one) => one.audiences.includes(code)))
    return chosen.map(({ element }) => readMarkup(first(element, 'Text'))).find((text) => !isNothing(text))
  }
  const [long, short] = [words(types.long), words(types.short)]
  const reviews = joinedReviews(of(types.review).map(({ element }) => readReview(element)))
  return withoutNothing({
    synopsis: long ?? short,
    logline: short,
    reviews,
    authorBio: words(types.biography) ?? readBiographies(product),
  })
}

const withoutNothing = (texts: Record<keyof Texts, string | undefined>): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && !isNothing(text)))

function contentsOf(product: Element) {
  const newer = all(first(product, 'CollateralDetail'), 'TextContent').map((element) => ({
    element,
    type: lineIn(element, 'TextType'),
    audiences: all(element, 'ContentAudience').map((one) => rawText(one).trim()),
  }))
  const older = all(product, 'OtherText').map((element) => ({
    element,
    type: typesOf21[lineIn(element, 'TextTypeCode')] ?? '',
    audiences: ['00'],
  }))
  return [...newer, ...older].map((one) => ({ ...one, audiences: one.audiences.length > 0 ? one.audiences : ['00'] }))
}

/** A text that may be XHTML, HTML in CDATA, escaped HTML, or just text. */
export function readMarkup(element: Element | undefined): string {
  if (!element) return ''
  if (element.content.every((one) => typeof one === 'string')) return plainText(rawText(element))
  return tidy(withBreaks(treeText(element)))
}

/** In XHTML it is the elements that break lines, not the line breaks between them. */
function treeText(element: Element): string {
  const mark = breakOf(element.name.toLowerCase())
  if (mark === null) return ''
  const inner = element.content.map((one) => {
    if (typeof one !== 'string') return treeText(one)
    const collapsed = one.replace(/\s+/g, ' ')
    if (!/[<&]/.test(collapsed)) return collapsed
    const [before, after] = [/^\s/.test(collapsed) ? ' ' : '', /\s$/.test(collapsed) ? ' ' : '']
    return before + plainText(collapsed) + after
  })
  return mark + inner.join('') + (element.name.toLowerCase() === 'br' ? '' : mark)
}

function readReview(element: Element): string {
  const text = readMarkup(first(element, 'Text'))
  const source = ['TextAuthor', 'TextSourceCorporate', 'SourceTitle']
    .map((name) => lineIn(element, name))
    .filter((line) => line !== '')
  return isNothing(text) || source.length === 0 ? text : `${text}\n— ${source.join(', ')}`
}

/** As many as fit, each whole. */
function joinedReviews(reviews: string[]): string | undefined {
  let joined = ''
  for (const review of reviews.filter((one) => !isNothing(one))) {
    const next = joined === '' ? cutAtSentence(review, limits.longText) : `${joined}\n\n${review}`
    if (next.length <= limits.longText) joined = next
  }
  return joined || undefined
}

function readBiographies(product: Element): string | undefined {
  const authors = contributorsOf(product).filter((one) =>
    all(one, 'ContributorRole').some((role) => rawText(role).trim().startsWith('A')),
  )
  const notes = authors
    .map((author) => ({ author, note: readMarkup(first(author, 'BiographicalNote')) }))
    .filter(({ note }) => !isNothing(note))
  // A note that does not name its author is of no use beside another's.
  const named = ({ author, note }: (typeof notes)[number]) =>
    notes.length > 1 && !note.includes(lineIn(author, 'KeyNames') || nameOf(author))
      ? `${nameOf(author)}: ${note}`
      : note
  return notes.map(named).join('\n\n') || undefined
}
