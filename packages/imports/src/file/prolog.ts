import type { ImportFormat } from '@storyright/contracts/vocabulary'
import { UnreadableImport } from '../unreadable.ts'

interface Root {
  /** Without its prefix. */
  name: string
  /** As it is written, with its attributes. */
  tag: string
  doctype: string
}

const notOnix = (found: string) => new UnreadableImport(415, `This is XML, but not ONIX: ${found}.`)

/** The first element of an XML text that begins without blanks. Nothing that a DOCTYPE names is ever fetched. */
export function rootOf(xml: string): Root {
  let at = 0
  let doctype = ''
  for (;;) {
    at += /^\s*/.exec(xml.slice(at))![0].length
    if (xml.startsWith('<?', at)) at = after(xml, '?>', at)
    else if (xml.startsWith('<!--', at)) at = after(xml, '-->', at)
    else if (/^<!doctype/i.test(xml.slice(at, at + 9))) {
      const end = endOfDoctype(xml, at)
      doctype = xml.slice(at, end)
      at = end
    } else break
  }
  if (/<!ENTITY/i.test(doctype))
    throw new UnreadableImport(
      415,
      'This file defines entities of its own, which we refuse to expand. Save it without a DOCTYPE.',
    )
  const [tag, name = ''] = /^<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(?:\s[^>]*)?>/.exec(xml.slice(at)) ?? []
  if (/^<!doctype\s+html/i.test(doctype) || /^<html/i.test(xml.slice(at, at + 5)) || name.toLowerCase() === 'html')
    throw new UnreadableImport(415, 'This is a web page, whatever its name says. Download the ONIX file itself.')
  if (!tag) throw notOnix('it has no root element')
  return { name, tag, doctype }
}

function after(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw notOnix('it has no root element')
  return end + mark.length
}

function endOfDoctype(xml: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at]!
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '[') depth += 1
    else if (sign === ']') depth -= 1
    else if (sign === '>' && depth <= 0) return at + 1
    // A declaration within the brackets may hold a quote that never ends: entities are refused whatever follows.
    if (sign === '<' && /^<!ENTITY/i.test(xml.slice(at, at + 8)))
      throw new UnreadableImport(
        415,
        'This file defines entities of its own, which we refuse to expand. Save it without a DOCTYPE.',
      )
  }
  throw notOnix('its DOCTYPE does not end')
}

/** Which ONIX it is, by the message's own word, its namespace or its DOCTYPE, else by an element that 2.1 does not have. */
export function releaseOf({ name, tag, doctype }: Root, beginning: string): ImportFormat {
  if (!/^onixmessage$/i.test(name)) throw notOnix(`its root element is “${name.slice(0, 40)}”`)
  const [, release] =
    /\srelease\s*=\s*["'](\d\.\d)/.exec(tag) ??
    /\/onix\/(\d\.\d)\//.exec(tag) ??
    /\/onix\/(\d\.\d)\//.exec(doctype) ??
    []
  if (release === '3.0') return 'onix30'
  if (release === '3.1') return 'onix31'
  if (release?.startsWith('2')) return 'onix21'
  if (release && release > '3.1') return 'onix31'
  return /<(?:[\w.-]+:)?descriptivedetail[\s/>]/i.test(beginning) ? 'onix30' : 'onix21'
}
