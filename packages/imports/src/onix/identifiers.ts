import { isbn13 } from '@storyright/contracts/vocabulary'
import { isNothing } from '../text/cut.ts'
import { all, allAt, type Element, lineIn, rawText } from './element.ts'

const types = { proprietary: '01', isbn10: '02', gtin13: '03', isbn13: '15' }

/** Another format of the same text: alternative format, epublication based on, based on. */
const sameWork = ['06', '13', '27']
const manifestationOf = '01'

/** A product's ISBN: `valid` as thirteen digits, or `written` where its check digit is wrong. */
export function readIsbn(product: Element): { valid: string | null; written: string | null } {
  const candidates = isbnsIn(product, all(product, 'ProductIdentifier'))
  const valid = candidates.map(isbn13).find((digits) => digits !== null) ?? null
  return { valid, written: valid ?? candidates[0] ?? null }
}

function isbnsIn(product: Element | undefined, identifiers: Element[]): string[] {
  const of = (type: string) =>
    identifiers.filter((one) => lineIn(one, 'ProductIDType') === type).map((one) => lineIn(one, 'IDValue'))
  const gtins = [...of(types.gtin13), ...all(product, 'EAN13').map(rawText)]
  return [
    ...of(types.isbn13),
    ...gtins.filter((digits) => /^97[89]/.test(digits.trim())),
    ...of(types.isbn10),
    ...all(product, 'ISBN').map(rawText),
  ]
    .map((written) => written.trim())
    .filter((written) => !isNothing(written))
}

/** The ISBNs of other formats that a product names. */
export function readEditions(product: Element): string[] {
  const related = [...allAt(product, 'RelatedMaterial', 'RelatedProduct'), ...all(product, 'RelatedProduct')].filter(
    (one) =>
      [...all(one, 'ProductRelationCode'), ...all(one, 'RelationCode')].some((code) =>
        sameWork.includes(rawText(code).trim()),
      ),
  )
  const isbns = related.map((one) =>
    isbnsIn(one, all(one, 'ProductIdentifier'))
      .map(isbn13)
      .find((isbn) => isbn !== null),
  )
  return [...new Set(isbns.filter((isbn) => isbn !== null && isbn !== undefined))]
}

/** What identifies the work that a product is a manifestation of. */
export function readWorks(product: Element): string[] {
  const works = allAt(product, 'RelatedMaterial', 'RelatedWork').filter(
    (one) => lineIn(one, 'WorkRelationCode') === manifestationOf,
  )
  const identifiers = [...works.flatMap((one) => all(one, 'WorkIdentifier')), ...all(product, 'WorkIdentifier')]
  const keys = identifiers.map((one) => {
    const [type, value] = [lineIn(one, 'WorkIDType'), lineIn(one, 'IDValue')]
    if (isNothing(value)) return null
    const name = type === types.proprietary ? lineIn(one, 'IDTypeName') : ''
    return [type, name, isbn13(value) ?? value].join(':')
  })
  return [...new Set(keys.filter((key) => key !== null))]
}
