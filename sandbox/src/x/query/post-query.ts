import { wordsIn } from '../../text/words.ts'
/** What a search asks of a post. */
export type Condition =
  | { kind: 'words'; words: string[] }
  | { kind: 'tag' | 'mention' | 'from' | 'is' | 'has' | 'lang' | 'url'; value: string }
  | { kind: 'not'; of: Condition }
  | { kind: 'all' | 'any'; of: Condition[] }

const operators = ['from', 'is', 'has', 'lang', 'url'] as const
type Operator = (typeof operators)[number]
const known: Partial<Record<Operator, readonly string[]>> = {
  is: ['retweet', 'reply', 'quote', 'verified'],
  has: ['links', 'hashtags', 'mentions', 'images', 'media', 'videos'],
}

/** Reads a search: words side by side are all wanted, and bind closer than `OR`. */
export function readPostQuery(query: string): Condition {
  const tokens = tokensOf(query)
  let place = 0
  const next = () => tokens[place]

  function anyOf(): Condition {
    const of = [allOf()]
    while (next() === 'OR') {
      place += 1
      of.push(allOf())
    }
    return of.length === 1 ? of[0]! : { kind: 'any', of }
  }
  function allOf(): Condition {
    const of: Condition[] = []
    for (let token = next(); token !== undefined && token !== 'OR' && token !== ')'; token = next()) of.push(one())
    if (of.length === 0) throw new QueryFault('Something is missing beside an OR, or within parentheses')
    return of.length === 1 ? of[0]! : { kind: 'all', of }
  }
  function one(): Condition {
    const token = tokens[place]!
    place += 1
    if (token === '-') return { kind: 'not', of: one() }
    if (token !== '(') return conditionOf(token)
    const inside = anyOf()
    if (next() !== ')') throw new QueryFault('A parenthesis is not closed')
    place += 1
    return inside
  }

  const whole = anyOf()
  if (place < tokens.length) throw new QueryFault('A parenthesis is closed that was not opened')
  if (!standsAlone(whole)) throw new QueryFault('A search needs a word, a phrase, a hashtag, a mention or an account')
  return whole
}

function conditionOf(token: string): Condition {
  if (token.startsWith('#')) return { kind: 'tag', value: token.slice(1).toLowerCase() }
  if (token.startsWith('@')) return { kind: 'mention', value: token.slice(1).toLowerCase() }
  const [, name, value = ''] = /^([a-z_]+):"?([^"]+)"?$/i.exec(token) ?? []
  if (name === undefined) return wordsOf(token)
  if (!isOperator(name)) throw new QueryFault(`Reference to invalid operator '${name}'`)
  if (known[name]?.includes(value) === false) throw new QueryFault(`'${name}' has no '${value.slice(0, 50)}'`)
  return { kind: name, value: value.toLowerCase() }
}

const isOperator = (name: string): name is Operator => operators.some((each) => each === name)

function wordsOf(token: string): Condition {
  const words = wordsIn(token)
  if (words.length === 0) throw new QueryFault(`'${token.slice(0, 50)}' has no words`)
  return { kind: 'words', words }
}

/** Only operators that name a subject can stand alone. */
function standsAlone(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.some(standsAlone)
    case 'any':
      return condition.of.every(standsAlone)
    case 'words':
    case 'tag':
    case 'mention':
    case 'from':
    case 'url':
      return true
    default:
      return false
  }
}

/** The words that every post has to have which is found. */
export function wantedWords(condition: Condition): string[] {
  if (condition.kind === 'words') return condition.words
  return condition.kind === 'all' ? condition.of.flatMap(wantedWords) : []
}

const token = /[()]|-(?=\S)|[a-z_]+:"[^"]*"|"[^"]*"|[^\s()"]+|"/gi

/** A search in parts: parentheses, `OR`, `-` before what is not wanted, phrases with their quotes, and words. */
function tokensOf(query: string): string[] {
  const tokens: string[] = query.match(token) ?? []
  if (tokens.includes('"')) throw new QueryFault('A quote is not closed')
  return tokens
}

/** What makes a search one that the source refuses, in words. */
export class QueryFault extends Error {}
