import { exclusivities, rights } from '@storyright/contracts/vocabulary'
import { languageNamed } from './languages.ts'
import { allRights, type Book, bookLimits, type Day, dayOf, type Line, type Right, rightSet } from './line.ts'
import { territoryNamed } from './regions.ts'

/** What is wrong with a text, and where: the line of the book and the character in it, both counted from 1. */
export interface BookError {
  path: string
  message: string
  line: number
  column: number
}

interface Options {
  /** The field that the text was sent in. */
  path?: string
  /** Windows that ended before this day are refused. */
  today?: Day
  /** How long a text may be. Canonical words may be longer than what was typed. */
  characters?: number
}

export type ParsedBook = { book: Book; errors?: undefined } | { book?: undefined; errors: BookError[] }

/** Reads a book; every line's first fault is named. */
export function parseBook(text: string, options: Options = {}): ParsedBook {
  const { path = 'rights', characters = bookLimits.characters } = options
  const at = (line: number, { message, column }: Fault): BookError => ({ path, message, line, column })
  if (text.length > characters) return { errors: [at(1, new Fault(`At most ${characters} characters`, 0))] }
  const texts = text.split('||')
  if (texts.length > bookLimits.lines)
    return { errors: [at(bookLimits.lines + 1, new Fault(`At most ${bookLimits.lines} lines`, 0))] }

  const errors: BookError[] = []
  const book = texts.flatMap((typed, place) => {
    try {
      return parseLine(typed, options.today)
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      errors.push(at(place + 1, fault))
      return []
    }
  })
  return errors.length > 0 ? { errors } : { book }
}

export type ParsedPart<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: BookError[] }

/** Reads a set of countries by itself: `World ex US, CA`. */
export const parseTerritories = (text: string, path: string): ParsedPart<bigint> =>
  parseAlone(text, path, (part) => parseSet(part, territoryNamed, 'country or region'))

/** Reads a set of languages by itself: `L ex en`. */
export const parseLanguages = (text: string, path: string): ParsedPart<bigint> =>
  parseAlone(text, path, (part) => parseSet(part, languageNamed, 'language of ISO 639-1'))

/** Reads rights by themselves. Spaces divide them, too: that is what an address makes of a plus. */
export const parseRightNames = (text: string, path: string): ParsedPart<number> =>
  parseAlone(text, path, ({ text, offset }) =>
    parseRights({ text: text.replace(/(?<=[a-z])\s+(?=[a-z])/gi, '+'), offset }),
  )

function parseAlone<Value>(text: string, path: string, parse: (part: Part) => Value): ParsedPart<Value> {
  try {
    const [part] = partsOf({ text, offset: 0 }, /(?!)/g) as [Part]
    if (part.text.length > bookLimits.characters) throw new Fault(`At most ${bookLimits.characters} characters`, 0)
    return { value: parse(part) }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return { errors: [{ path, message: fault.message, line: 1, column: fault.column }] }
  }
}

class Fault extends Error {
  readonly column: number
  constructor(message: string, offset: number) {
    super(message)
    this.column = offset + 1
  }
}

/** A part of a line without the spaces around it, and where in the line it begins. */
interface Part {
  text: string
  offset: number
}

function parseLine(typed: string, today: Day | undefined): Line {
  const parts = partsOf({ text: typed, offset: 0 }, /;/g)
  const empty = parts.find(({ text }) => text === '')
  if (empty) throw new Fault(parts.length === 1 ? 'This line is empty' : 'Something is missing here', empty.offset)
  const [territories, languages, ...rest] = parts as [Part, ...Part[]]
  if (!languages) throw new Fault('Languages are missing: write “; L” for all', typed.trimEnd().length)

  const line = {
    territories: parseSet(territories, territoryNamed, 'country or region'),
    languages: parseSet(languages, languageNamed, 'language of ISO 639-1'),
    rights: rest[0] && kindOf(rest[0].text) === 'rights' ? parseRights(rest.shift()!) : allRights,
    ...(rest[0] && kindOf(rest[0].text) === 'window' ? parseWindow(rest.shift()!, today) : always),
    exclusivity: exclusivities.find((one) => one === rest[0]?.text.toLowerCase()) ?? 'exclusive',
    typed: typed.trim(),
  }
  const surplus = rest[rest[0] && kindOf(rest[0].text) === 'exclusivity' ? 1 : 0]
  if (surplus)
    throw new Fault('A line says territories; languages; rights; window; exclusivity, in this order', surplus.offset)
  return line
}

const always = { from: -Infinity, to: Infinity }

function kindOf(text: string): 'rights' | 'window' | 'exclusivity' {
  const word = text.toLowerCase()
  if (exclusivities.some((one) => one === word)) return 'exclusivity'
  return word === 'always' || word.includes('..') ? 'window' : 'rights'
}

/** Items, and after "ex" those that are taken out again. */
function parseSet(part: Part, named: (name: string) => bigint | undefined, kind: string): bigint {
  const [first, second, third] = partsOf(part, /(?<![^\s,])(?:excluding|except|ex)(?![^\s,])/gi) as [Part, Part?, Part?]
  if (third) throw new Fault('One “ex” is enough: list after it all that is excluded', third.offset)
  const one = ({ text, offset }: Part) => {
    if (text === '') throw new Fault(`A ${kind} is missing here`, offset)
    const found = named(text)
    if (found === undefined) throw new Fault(`“${text}” is no ${kind} we know`, offset)
    return found
  }
  const included = partsOf(first, /,/g).reduce((set, item) => set | one(item), 0n)
  if (!second) return included
  let left = included
  for (const item of partsOf(second, /,/g)) {
    const excluded = one(item)
    if ((included & excluded) === 0n) throw new Fault(`“${item.text}” excludes nothing here`, item.offset)
    left &= ~excluded
  }
  if (left === 0n) throw new Fault('Nothing is left after what is excluded', second.offset)
  return left
}

function parseRights(part: Part): number {
  if (part.text.toLowerCase() === 'all') return allRights
  const names = partsOf(part, /[+,]/g).map(({ text, offset }): Right => {
    const right = rights.find((name) => name === text.toLowerCase())
    if (text === '') throw new Fault('A right is missing here', offset)
    if (!right) throw new Fault(`“${text}” is none of the rights: ${rights.join(', ')}, or all`, offset)
    return right
  })
  return rightSet(names)
}

function parseWindow(part: Part, today: Day | undefined): Pick<Line, 'from' | 'to'> {
  if (part.text.toLowerCase() === 'always') return always
  const [first, last, third] = partsOf(part, /\.\./g) as [Part, Part, Part?]
  if (third) throw new Fault('A window has a first and a last day: 2026-12-01..2029-11-30', third.offset)
  const day = ({ text, offset }: Part, open: Day): Day => {
    if (text === '') return open
    const found = dayOf(text)
    if (found === undefined) throw new Fault(`“${text}” is no day: write YYYY-MM-DD`, offset)
    return found
  }
  const [from, to] = [day(first, -Infinity), day(last, Infinity)]
  if (from > to) throw new Fault('The first day is after the last', first.offset)
  if (today !== undefined && to < today) throw new Fault('This window is over', part.offset)
  return { from, to }
}

function partsOf({ text, offset }: Part, separator: RegExp): Part[] {
  const parts: Part[] = []
  let from = 0
  const take = (to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trimStart()
    parts.push({ text: trimmed.trimEnd(), offset: offset + from + (trimmed === '' ? 0 : raw.length - trimmed.length) })
  }
  for (const { 0: found, index } of text.matchAll(separator)) {
    take(index)
    from = index + found.length
  }
  take(text.length)
  return parts
}
