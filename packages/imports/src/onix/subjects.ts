import type { Medium } from '@storyright/contracts/vocabulary'
import { limits } from '@storyright/contracts/vocabulary'
import { isNothing } from '../text/cut.ts'
import { all, allAt, type Element, elementsIn, first, lineIn, rawText } from './element.ts'
import { bic, bisac, genreOf, thema } from './genres.ts'

interface Subject {
  scheme: string
  schemeName: string
  code: string
  heading: string
  isMain: boolean
}

const schemes = { bisac: '10', bic: '12', keywords: '20', own: '24', thema: '93' }
/** Under these names our own exports say what no public scheme does. */
export const ownSchemes = { genre: 'Storyright genre', subgenre: 'Storyright subgenre', theme: 'Storyright theme' }

const tables = [
  [schemes.thema, thema],
  [schemes.bisac, bisac],
  [schemes.bic, bic],
] as const

export interface Subjects {
  genre?: string
  subgenre?: string
  themes?: string[]
  keywords?: string[]
  medium?: Medium
  targetAudience?: string
}

/** What a work is about and for whom. */
export function readSubjects(product: Element): Subjects {
  const subjects = subjectsOf(product)
  const codes = audienceCodes(product)
  const own = (name: string) =>
    subjects.filter((one) => one.scheme === schemes.own && one.schemeName === name).map(({ heading }) => heading)
  const [genre] = own(ownSchemes.genre)
  const [subgenre] = own(ownSchemes.subgenre)
  const themes = own(ownSchemes.theme)
  const found: Partial<Record<keyof Subjects, Subjects[keyof Subjects]>> = {
    genre: genre ?? readGenre(subjects, codes),
    subgenre,
    themes: themes.length > 0 ? themes : undefined,
    keywords: readKeywords(subjects),
    medium: subjects.some(({ scheme, code }) => scheme === schemes.thema && code.startsWith('X')) ? 'comic' : undefined,
    targetAudience: readAudience(product, codes),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function subjectsOf(product: Element): Subject[] {
  const newer = all(first(product, 'DescriptiveDetail'), 'Subject')
  const subject = (element: Element, schemeTag: string, isMain: boolean): Subject => ({
    scheme: lineIn(element, schemeTag),
    schemeName: lineIn(element, 'SubjectSchemeName'),
    code: lineIn(element, 'SubjectCode').toUpperCase(),
    heading: lineIn(element, 'SubjectHeadingText') || lineIn(element, 'SubjectCode'),
    isMain,
  })
  const main = (scheme: string, name: string): Subject[] =>
    all(product, name).map((one) => ({
      scheme,
      schemeName: '',
      code: rawText(one).trim().toUpperCase(),
      heading: '',
      isMain: true,
    }))
  return [
    ...newer.map((one) =>
      subject(
        one,
        'SubjectSchemeIdentifier',
        elementsIn(one).some(({ name }) => name === 'MainSubject'),
      ),
    ),
    ...all(product, 'MainSubject').map((one) => subject(one, 'MainSubjectSchemeIdentifier', true)),
    ...main(schemes.bisac, 'BASICMainSubject'),
    ...main(schemes.bic, 'BICMainSubject'),
    ...all(product, 'Subject').map((one) => subject(one, 'SubjectSchemeIdentifier', false)),
  ]
}

function readGenre(subjects: Subject[], audiences: string[]): string | undefined {
  for (const [scheme, table] of tables) {
    const codes = subjects.filter((one) => one.scheme === scheme && one.code !== '')
    const chosen = codes.find(({ isMain }) => isMain) ?? codes[0]
    if (!chosen) continue
    const genre = genreOf(table, chosen.code)
    return genre === "Children's" && chosen.code.startsWith('YF') && audiences.includes('03') ? 'Young Adult' : genre
  }
  return undefined
}

function readKeywords(subjects: Subject[]): string[] | undefined {
  const words = subjects
    .filter(({ scheme }) => scheme === schemes.keywords)
    .flatMap(({ heading }) => heading.split(heading.includes(';') ? ';' : ','))
    .map((word) => word.trim())
    .filter((word) => !isNothing(word))
  const distinct = [...new Set(words)].slice(0, limits.tags)
  return distinct.length > 0 ? distinct : undefined
}

const audienceWords: Record<string, string> = { '01': 'General adults', '02': 'Children', '03': 'Young adults' }

const audienceCodes = (product: Element) => [
  ...[...allAt(product, 'DescriptiveDetail', 'Audience'), ...all(product, 'Audience')]
    .filter((one) => ['01', ''].includes(lineIn(one, 'AudienceCodeType')))
    .map((one) => lineIn(one, 'AudienceCodeValue')),
  ...all(product, 'AudienceCode').map((one) => rawText(one).trim()),
]

function readAudience(product: Element, codes: string[]): string | undefined {
  const described =
    rawText(allAt(product, 'DescriptiveDetail', 'AudienceDescription')[0]).trim() ||
    lineIn(product, 'AudienceDescription')
  if (!isNothing(described)) return described
  return (
    [...new Set(codes.map((code) => audienceWords[code]).filter((words) => words !== undefined))].join(', ') ||
    undefined
  )
}
