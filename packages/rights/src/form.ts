import type { Exclusivity } from '@storyright/contracts/vocabulary'
import { territories } from '@storyright/contracts/vocabulary'
import { allLanguages } from './languages.ts'
import { type Book, type Right, rightSet, rightsOf } from './line.ts'
import { type CountrySet, territoryNamed, world } from './regions.ts'

/** What the listing form says of rights. */
export interface FormRights {
  rightsAvailable: Right[]
  territory: (typeof territories)[number][]
  exclusivity: Exclusivity | null
}

/** The book of a form that says nothing else: one line, in all languages, always, and exclusively unless it says otherwise. */
export const bookOfForm = ({ rightsAvailable, territory, exclusivity }: FormRights): Book => [
  {
    territories: territory.reduce((set, name) => set | countriesOf(name), 0n),
    languages: allLanguages,
    rights: rightSet(rightsAvailable),
    from: -Infinity,
    to: Infinity,
    exclusivity: exclusivity ?? 'exclusive',
  },
]

/**
 * What the form says of a book: the rights of all lines; the territories that lie wholly in their union, or where none does, those that
 * reach into it; the exclusivity that all lines share.
 */
export function formOfBook(book: Book): FormRights {
  const union = book.reduce((set, line) => set | line.territories, 0n)
  const shared = new Set(book.map(({ exclusivity }) => exclusivity))
  return {
    rightsAvailable: rightsOf(book.reduce((set, line) => set | line.rights, 0)),
    territory: territoryOf(union),
    exclusivity: shared.size === 1 ? book[0]!.exclusivity : null,
  }
}

/** Whether two forms say the same of rights, in whatever order. */
export const haveSameRights = (one: FormRights, other: FormRights): boolean =>
  one.exclusivity === other.exclusivity &&
  rightSet(one.rightsAvailable) === rightSet(other.rightsAvailable) &&
  territories.every((name) => one.territory.includes(name) === other.territory.includes(name))

function territoryOf(union: CountrySet): FormRights['territory'] {
  if (union === world) return ['Worldwide']
  const parts = territories.filter((name) => name !== 'Worldwide')
  const inside = parts.filter((name) => (countriesOf(name) & ~union) === 0n)
  if (inside.length > 0) return inside
  const reached = parts.filter((name) => (countriesOf(name) & union) !== 0n)
  return reached.length > 0 ? reached : ['Worldwide'] // a country in none of the other nine
}

const countriesOf = (name: FormRights['territory'][number]): CountrySet => territoryNamed(name)!
