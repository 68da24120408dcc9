import { limits } from '@storyright/contracts/vocabulary'
import { all, type Element, first, lineIn } from './element.ts'

/** By whom a work is, in the order in which a role is looked for: the first that somebody has decides. */
const roles = ['A01', 'A09', 'A03', 'A14']
const editor = 'B01'

const unnamed: Record<string, string> = { '02': 'Anonymous', '04': 'Various' }

export const contributorsOf = (product: Element): Element[] => [
  ...all(first(product, 'DescriptiveDetail'), 'Contributor'),
  ...all(product, 'Contributor'),
]

/** The names of a work's authors as a cover has them. */
export function readAuthor(product: Element): string | undefined {
  const people = bySequence(contributorsOf(product))
  for (const role of roles) {
    const names = namesOf(people, role)
    if (names.length > 0) return joined(names)
  }
  const editors = namesOf(people, editor)
  return editors.length > 0 ? joined(editors, editors.length > 1 ? ' (eds)' : ' (ed.)') : undefined
}

const namesOf = (people: Element[], role: string) => [
  ...new Set(
    people
      .filter((one) => all(one, 'ContributorRole').some((code) => code.content.join('').trim() === role))
      .map(nameOf)
      .filter((name) => name !== ''),
  ),
]

/** Those without a number come after those with one, as the file has them. */
function bySequence(people: Element[]): Element[] {
  const place = (one: Element) => Number(lineIn(one, 'SequenceNumber')) || Number.MAX_SAFE_INTEGER
  return people.toSorted((one, other) => place(one) - place(other))
}

export function nameOf(person: Element): string {
  const line = (name: string) => lineIn(person, name)
  const parts = ['NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey'].map(line)
  return (
    line('PersonName') ||
    (line('KeyNames') && parts.filter((part) => part !== '').join(' ')) ||
    turned(line('PersonNameInverted')) ||
    line('CorporateName') ||
    unnamed[line('UnnamedPersons')] ||
    ''
  )
}

/** `King, Martin Luther, Jr` is Martin Luther King, Jr. */
function turned(inverted: string): string {
  const [key = '', given, ...rest] = inverted.split(',').map((part) => part.trim())
  return [given ? `${given} ${key}` : key, ...rest].filter((part) => part !== '').join(', ')
}

function joined(names: string[], after = ''): string {
  const [one = '', ...others] = names
  const last = others.pop()
  const list = last === undefined ? one : `${[one, ...others].join(', ')} and ${last}`
  if (list.length + after.length <= limits.author) return list + after
  return names.length > 1 ? `${one} and others${after}` : one + after
}
