import { demoListings } from '@storyright/demo'
import { mistype } from '../../services/catalogue/test/mistype.ts'
import { briefs, descriptions } from './descriptions.ts'
import type { Found, Search } from './open-catalogue.ts'

const TEN = 10
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const among = (found: Found[], isMeant: (one: Found) => boolean) => (found.some(isMeant) ? 1 : 0)

/** How well titles and topics are found in other words than the listings have. `ask` makes a query of what somebody typed. */
export async function measureMeaning(search: Search, ask: (text: string) => Parameters<Search>[0]) {
  const ranks: number[] = []
  for (const { title, text } of descriptions) {
    const found = await search({ ...ask(text), limit: TEN })
    ranks.push(found.findIndex((one) => one.title === title) + 1)
  }
  const texts = new Map(demoListings().map(({ form }) => [form.title, textOf(form)]))
  let fitting = 0
  for (const { text, fits } of briefs)
    fitting += among(await search({ ...ask(text), limit: TEN }), ({ title }) => fits.test(texts.get(title)!))
  return {
    mrr: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
    inFirstThree: ranks.filter((rank) => rank > 0 && rank <= 3).length,
    briefs: fitting,
  }
}

/** The part of titles and authors that are found by their names, however these are typed. */
export async function measureNames(search: Search) {
  const each = async (
    every: number,
    text: (form: Form) => string,
    limit: number,
    isMeant: (one: Found, form: Form) => boolean,
  ) => {
    const sample = demoListings().filter((_one, place) => place % every === 0)
    const hits: number[] = []
    for (const { form } of sample)
      hits.push(among(await search({ search: text(form), limit }), (one) => isMeant(one, form)))
    return mean(hits)
  }
  const isTitle = (one: Found, form: Form) => one.title === form.title
  const isAuthor = (one: Found, form: Form) => one.author === form.author
  return {
    oneTypo: await each(6, ({ title }) => mistype(title), 3, isTitle),
    twoTypos: await each(6, ({ title }) => mistype(mistype(title)), 3, isTitle),
    swappedNames: await each(18, ({ author }) => swapped(author), TEN, isAuthor),
    surnames: await each(
      18,
      ({ author }) => surname(author),
      TEN,
      (one, { author }) => one.author.includes(surname(author)),
    ),
  }
}

type Form = ReturnType<typeof demoListings>[number]['form']
const textOf = (form: Form) =>
  [form.title, form.subgenre, form.logline, form.synopsis, ...form.themes, ...form.keywords].join('\n')

const surname = (author: string) => author.split(' ').at(-1)!
const swapped = (author: string) => {
  const names = author.split(' ')
  return [names.at(-1), ...names.slice(0, -1)].join(' ')
}
