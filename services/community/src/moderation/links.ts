import { isDrawable } from '@storyright/contracts/vocabulary'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Addresses that are no links, or are hidden by escapes. */
const readAsLink = /:\/\/|\bwww\.|\]\(|\]:|&(?:#\w{1,8}|colon|sol|period);/i

const linking = new Set(['link', 'linkReference', 'image', 'imageReference', 'definition'])

interface Node {
  type: string
  children?: Node[]
}

/** The parser and the options with which pages draw texts (`web/src/ui/long-text/markdown.tsx`). */
const parse = (text: string): Node =>
  fromMarkdown(text, { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] })

const holdsLink = ({ type, children = [] }: Node): boolean => linking.has(type) || children.some(holdsLink)

/** Whether a text contains a link; also where it is written so that pages and parsers miss it. */
export const hasLink = (text: string): boolean =>
  readAsLink.test(text.replaceAll('\\', '')) || !isDrawable(text) || holdsLink(parse(text))
