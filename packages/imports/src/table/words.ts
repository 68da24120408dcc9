import {
  contentRatings,
  contentTypeLabels,
  contentTypes,
  exclusivities,
  mediumLabels,
  mediums,
  publicationStatuses,
  rights,
  territories,
} from '@storyright/contracts/vocabulary'

const squeezed = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The value that a word stands for: its own name, its label, or what people write instead. */
function wordTable<Value extends string>(
  values: readonly Value[],
  others: Readonly<Record<string, Value>> = {},
  labels: Partial<Record<Value, string>> = {},
): (text: string) => Value | undefined {
  const table = new Map<string, Value>([
    ...Object.entries<Value>(others).map(([word, value]): [string, Value] => [squeezed(word), value]),
    ...values.map((value): [string, Value] => [squeezed(labels[value] ?? value), value]),
    ...values.map((value): [string, Value] => [squeezed(value), value]),
  ])
  return (text) => table.get(squeezed(text))
}

export const choiceWords = {
  contentType: wordTable(
    contentTypes,
    {
      ...{
        novel: 'book',
        fiction: 'book',
        nonfiction: 'book',
        'short story': 'book',
        hardback: 'book',
        paperback: 'book',
      },
      ...{
        ebook: 'book',
        'graphic novel': 'book',
        memoir: 'book',
        screenplay: 'script',
        teleplay: 'script',
        play: 'script',
      },
      ...{ 'unpublished manuscript': 'manuscript', ms: 'manuscript', journalism: 'article', essay: 'article' },
    },
    contentTypeLabels,
  ),
  medium: wordTable(
    mediums,
    {
      ...{
        novel: 'book',
        hardback: 'book',
        paperback: 'book',
        ebook: 'book',
        script: 'screenplay',
        film: 'screenplay',
      },
      ...{
        tv: 'television',
        series: 'television',
        'graphic novel': 'comic',
        comics: 'comic',
        play: 'stage',
        theatre: 'stage',
      },
      ...{ 'video game': 'game', digital: 'digital_content', short: 'short_film' },
    },
    mediumLabels,
  ),
  contentRating: wordTable(contentRatings, { nr: 'Not Rated', unrated: 'Not Rated', none: 'Not Rated' }),
  publicationStatus: wordTable(publicationStatuses, {
    ...{
      'in print': 'published',
      active: 'published',
      available: 'published',
      'out of print': 'published',
      out: 'published',
    },
    ...{
      forthcoming: 'unpublished',
      'in press': 'unpublished',
      'not yet published': 'unpublished',
      upcoming: 'unpublished',
    },
    ...{
      selfpublished: 'self-published',
      indie: 'self-published',
      'in progress': 'in-production',
      finished: 'completed',
    },
  }),
  exclusivity: wordTable(exclusivities, { yes: 'exclusive', no: 'non-exclusive', 'first option': 'first-look' }),
} as const

const rightWord = wordTable(rights, {
  ...{ movie: 'film', 'motion picture': 'film', cinema: 'film', 'feature film': 'film', 'film rights': 'film' },
  ...{ television: 'tv', 'tv rights': 'tv', 'tv series': 'tv', svod: 'streaming', vod: 'streaming', ott: 'streaming' },
  ...{
    audio: 'radio',
    podcast: 'radio',
    theatre: 'stage',
    theater: 'stage',
    dramatisation: 'stage',
    dramatization: 'stage',
  },
  ...{
    dramatic: 'stage',
    play: 'stage',
    musical: 'stage',
    games: 'digital',
    interactive: 'digital',
    online: 'digital',
  },
  ...{ merchandise: 'merchandising', merch: 'merchandising', translation: 'international', foreign: 'international' },
})

const territoryWord = wordTable(territories, {
  ...{
    world: 'Worldwide',
    'all territories': 'Worldwide',
    ww: 'Worldwide',
    global: 'Worldwide',
    'world rights': 'Worldwide',
  },
  ...{ uk: 'United Kingdom', gb: 'United Kingdom', britain: 'United Kingdom', 'great britain': 'United Kingdom' },
  ...{
    us: 'United States',
    usa: 'United States',
    'united states of america': 'United States',
    ca: 'Canada',
    au: 'Australia',
  },
  ...{
    nz: 'New Zealand',
    ie: 'Ireland',
    'republic of ireland': 'Ireland',
    eu: 'Europe',
    asia: 'Asia-Pacific',
    apac: 'Asia-Pacific',
  },
  ...{ latam: 'Latin America', 'south america': 'Latin America' },
})

interface NamedWords<Value> {
  values: Value[]
  unknown: string[]
}

const parts = (text: string) =>
  text
    .split(/[,;/&+\n|]|\band\b|\bund\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function named<Value extends string>(
  text: string,
  all: readonly Value[],
  word: (part: string) => Value | undefined,
): NamedWords<Value> {
  if (/^all(?: rights| dramatic rights| territories)?$/i.test(text.trim())) return { values: [...all], unknown: [] }
  const found = parts(text).map((part) => ({ part, value: word(part.replace(/\srights?$/i, '').trim()) ?? word(part) }))
  return {
    values: [...new Set(found.flatMap(({ value }) => value ?? []))],
    unknown: found.filter(({ value }) => value === undefined).map(({ part }) => part),
  }
}

/** `Film & TV`, `film, television, streaming`, `all`. */
export const rightsIn = (text: string) => named(text, rights, rightWord)

/** `UK, US and Canada`, `World`. */
export const territoriesIn = (text: string) => named(text, ['Worldwide'], territoryWord)

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'ja', 'oui', 'si', 'sí'])
const no = new Set(['no', 'n', 'false', '0', 'nein', 'non'])

export function booleanIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : undefined
}
