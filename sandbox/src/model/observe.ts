import { sentencesOf } from './user-texts.ts'

const smallWords = new Set(['a', 'an', 'and', 'for', 'in', 'is', 'no', 'not', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A name with the words that it rests on. */
export type Quoted = readonly [name: string, quote: string]

/** What of these names the texts speak of; the same sentence for one of them only. */
export function observe(names: readonly string[], texts: readonly string[]): Quoted[] {
  const used = new Set<string>()
  return names.flatMap((name) => {
    const quote = quoteFor(name, texts, used)
    if (quote === undefined) return []
    used.add(quote)
    return [[name, quote] as const]
  })
}

/** A quote of fewer words shows nothing. */
const WORDS_IN_QUOTE = 4

/** The first sentence that has a word of this name, or one that means the same. */
function quoteFor(name: string, texts: readonly string[], used: ReadonlySet<string>): string | undefined {
  const own = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !smallWords.has(word))
  const words = own.flatMap((word) => [...(isDoubtful(word) ? [] : [word]), ...wordsFor(word)])
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length >= WORDS_IN_QUOTE)
  return sentences.find((sentence) => {
    if (used.has(sentence)) return false
    const plain = ` ${sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return words.some((word) => plain.includes(` ${word} `))
  })
}

/**
 * Observations in texts: an observation is recognised by the words of its name. A word in a text
 * counts whole.
 */
const evidence: Record<string, string> = {
  age: 'toddlers preschool teenagers aged',
  anniversary: 'anniversary centenary jubilee',
  attached: 'attached director producer starring',
  attitudes: 'savage natives heathen',
  audience: 'adults readers families teens children fans viewers',
  award: 'award prize shortlisted winner medal',
  contained: 'house island room ship train hotel shop school hospital lighthouse flat',
  contemporary: 'phone internet online email app landlord airport supermarket',
  contested: 'religion protest abortion terror border police',
  content: 'murder blood killed sex horror torture',
  crowded: 'detective vampire zombie serial spy wizard',
  dramatic: 'until finally',
  effects: 'dragon magic alien planet monster robot spaceship',
  encumbered: 'rights estate option adaptation',
  ending: 'dies ends',
  event: 'sinking match trial race wedding funeral',
  familiar: 'chosen amnesia twin heiress inspector orphan',
  family: 'families children',
  fashion: 'influencer crypto viral trend',
  finished: 'published complete produced edition',
  fragmented: 'essays poems letters diary fragments',
  fresh: 'harbour quarry mill cannery lighthouse allotment signal fishery vineyard',
  generational: 'grandmother grandfather grandson granddaughter',
  history: 'war strike blitz famine partition revolution',
  hook: 'must only until discovers vanished secret',
  interior: 'remembers memory thinks grief dreams',
  lasting: 'justice love loyalty faith death freedom',
  living: 'biography memoir memoirs autobiography',
  local: 'parish council village pub county',
  locations: 'travels across journey voyage countries road',
  mystery: 'vanished murder missing secret killed disappears',
  niche: 'bell chess bees stamps pigeons opera',
  period: 'century victorian edwardian medieval war empire regency',
  readership: 'bestseller copies readers sold',
  scale: 'battle army city',
  sensitive: 'slavery massacre suicide abuse illness',
  series: 'series trilogy saga sequel volumes cases',
  slow: 'slowly unhurried leisurely',
  small: 'couple pair alone',
  social: 'class strike factory migrants poverty work justice',
  sprawling: 'generations dynasty clan',
  stakes: 'death die lose save licence life child',
  strong: 'must refuses wants determined swears vows decides',
  timely: 'climate migration surveillance housing algorithm pandemic',
  underrepresented: 'deaf migrant traveller refugee widow disabled immigrant',
  visual: 'storm sea mountain city night light fire river',
  voice: 'narrated narrator narrates',
  world: 'kingdom world planet realm empire magic',
}

/** Words of names that mean something else in a story more often than not: "she grows languid and content". */
const doubtful = new Set(
  (
    'age cast character clear content engine event family form group hook many narrow opening passing people potential shared single ' +
    'small strong structure subject theme travels viewing voice well work'
  ).split(' '),
)
const isDoubtful = (word: string): boolean => doubtful.has(word)

/** The other words by which the word of a name is recognised. */
const wordsFor = (word: string): string[] => evidence[word]?.split(' ') ?? []
