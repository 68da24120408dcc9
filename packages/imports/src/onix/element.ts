import { importLimits } from '@storyright/contracts/vocabulary'
import { decodeHTMLStrict } from 'entities'
import { SaxesParser } from 'saxes'
import { referenceName } from './tags.ts'

/** An element under its reference name, with its text and its elements in their order. */
export interface Element {
  name: string
  attributes: Record<string, string>
  content: (Element | string)[]
}

/** Why a record is not well-formed, and where within it: both from 1. */
export class BrokenXml extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.line = line
    this.column = column
  }
}

/** HTML's entities have names that XML does not know, and files use them all the same. */
const htmlEntities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get(_none, name) {
      if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9]{0,40}$/.test(name)) return undefined
      const reference = `&${name};`
      const decoded = decodeHTMLStrict(reference)
      return decoded === reference ? undefined : decoded
    },
  },
)

/** Reads one record, which is a document of its own. */
export function parseElement(xml: string): Element {
  const parser = new SaxesParser()
  parser.ENTITIES = htmlEntities
  const root: Element = { name: '', attributes: {}, content: [] }
  const open: Element[] = [root]
  const fail = (message: string): never => {
    throw new BrokenXml(message, parser.line, parser.columnIndex + 1)
  }
  const addText = (text: string) => open.at(-1)!.content.push(text)
  parser.on('error', (thrown) => fail(thrown.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > importLimits.depth) fail(`elements stand in one another more than ${importLimits.depth} deep`)
    const element: Element = { name: referenceName(name), attributes: { ...attributes }, content: [] }
    open.at(-1)!.content.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return (root.content.find((one) => typeof one !== 'string') as Element | undefined) ?? fail('it holds no element')
}

export const elementsIn = (parent: Element): Element[] => parent.content.filter((one) => typeof one !== 'string')

/** The children of this name. */
export const all = (parent: Element | undefined, name: string): Element[] =>
  parent ? elementsIn(parent).filter((one) => one.name === name) : []

/** The children of this name at the end of a way: each step may have several. */
export const allAt = (parent: Element | undefined, ...way: string[]): Element[] =>
  way.reduce<Element[]>((found, name) => found.flatMap((one) => all(one, name)), parent ? [parent] : [])

export const first = (parent: Element | undefined, name: string): Element | undefined => all(parent, name)[0]

/** Everything that is written in an element, as it is. */
export const rawText = (element: Element | undefined): string =>
  element ? element.content.map((one) => (typeof one === 'string' ? one : rawText(one))).join('') : ''

/** The first child of this name as one line: a code, a name. */
export const lineIn = (parent: Element | undefined, name: string): string =>
  rawText(first(parent, name)).replace(/\s+/g, ' ').trim()
