import { demoListings } from '@storyright/demo'
import { mistype } from '../../services/catalogue/test/mistype.ts'
import { briefs, descriptions } from './descriptions.ts'
import type { Found, Search } from './open-catalogue.ts'

export interface SearchFigures {
  /** Mean of 1 ÷ rank of the described title, 0 where it is not in the first ten. */
  mrr: number
  inFirstThree: number
  /** Briefs with a title in the first ten that fits. */
  briefs: number
  oneTypo: number
  twoTypos: number
  swappedNames: number
  surnames: number
}

const TEN = 10
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const everySixth = demoListings().filter((_one, place) => place % 6 === 0)

/** How well search finds what is meant; `ask` makes a query of what somebody typed. */
export async function evaluateSearch(
  search: Search,
  ask: (text: string) => Parameters<Search>[0] = (text) => ({ search: text }),
): Promise<SearchFigures> {
  const first = (text: string, limit: number) => search({ ...ask(text), limit })
  const among = async (text: string, limit: number, isMeant: (found: Found) => boolean) =>
    (await first(text, limit)).some(isMeant) ? 1 : 0

  const ranks: number[] = []
  for (const { title, text } of descriptions)
    ranks.push((await first(text, TEN)).findIndex((found) => found.title === title) + 1)

  const texts = new Map(demoListings().map(({ form }) => [form.title, textOf(form)]))
  let fitting = 0
  for (const { text, fits } of briefs) fitting += await among(text, TEN, ({ title }) => fits.test(texts.get(title)!))

  const each = async (measure: (one: (typeof everySixth)[number]) => Promise<number>) => {
    const values: number[] = []
    for (const one of everySixth) values.push(await measure(one))
    return mean(values)
  }
  return {
    mrr: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
    inFirstThree: ranks.filter((rank) => rank > 0 && rank <= 3).length,
    briefs: fitting,
    oneTypo: await each(({ form }) => among(mistype(form.title), 3, ({ title }) => title === form.title)),
    twoTypos: await each(({ form }) => among(mistype(mistype(form.title)), 3, ({ title }) => title === form.title)),
    swappedNames: await each(({ form }) => among(swapped(form.author), TEN, ({ author }) => author === form.author)),
    surnames: await each(({ form }) =>
      among(surname(form.author), TEN, ({ author }) => author.includes(surname(form.author))),
    ),
  }
}

const textOf = (form: ReturnType<typeof demoListings>[number]['form']) =>
  [form.title, form.subgenre, form.logline, form.synopsis, ...form.themes, ...form.keywords].join('\n')

const surname = (author: string) => author.split(' ').at(-1)!
const swapped = (author: string) => {
  const names = author.split(' ')
  return [names.at(-1), ...names.slice(0, -1)].join(' ')
}
