import { globSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { company } from '@storyright/contracts/vocabulary'
import { testBrowser } from '@storyright/testing/test-browser'
import type { Letter } from '../src/mail/letters/letter.ts'
import { everyLetter, longest, usual, type Words } from './every-letter.ts'

const source = path.resolve(import.meta.dirname, '../src')
const lettersWith = (words: Words): Letter[] =>
  Object.values(everyLetter(words))
    .flat()
    .flatMap((written) => (written && 'html' in written ? [written] : Object.values(written ?? {})))

const linksIn = ({ text }: Letter) => text.match(/^(?:https?:|mailto:)\S+$/gm) ?? []
const once = (links: string[]) => [...new Set(links)].toSorted()

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2})'
const facts = new RegExp(
  [
    '“[^”]+”', // a title, or what somebody wrote
    '£[\\d,.]*\\d',
    `\\d{1,2} ${month} \\d{4}`,
    '\\S+@\\S+\\w',
    '(?:\\d+|one|seven) (?:hour|day|month|year|listing|application)s?',
    'ending in \\d{4}',
    usual.remark,
    usual.firm,
    `${usual.firstName} ${usual.lastName}`,
  ].join('|'),
  'g',
)
/** What the body says, each once: neither the greeting nor a link, nor what stands below the signature. */
function factsIn({ text }: Letter): string[] {
  const body = text.slice(text.indexOf(',\n'), text.lastIndexOf('\n-- ')).replace(/^(?:https?|mailto):.*$/gm, '')
  return [...new Set(body.match(facts))].filter((fact) => fact !== company.email)
}

describe('every letter', () => {
  it('is among those that are looked at here', async () => {
    const files = globSync('**/letters/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
    const modules = await Promise.all(files.map((file) => import(path.join(source, file)) as Promise<object>))
    const writers = modules.flatMap((module) => Object.keys(module).filter((name) => /.Letters?$/.test(name)))
    expect(Object.keys(everyLetter(usual)).toSorted()).toEqual(writers.toSorted())
  })

  it('has two facts or more in its body: a name, an amount, a date, a term or what somebody wrote', () => {
    const poor = lettersWith(usual).filter((letter) => factsIn(letter).length < 2)
    expect(poor.map((letter) => `${letter.kind}: ${factsIn(letter)}`)).toEqual([])
  })

  it('says in its subject what happened', () => {
    for (const { subject, kind } of lettersWith(usual)) {
      expect(subject).toMatch(/^[A-Z0-9£].{5,}[^.!]$/)
      if (/^offer|^option/.test(kind)) expect(subject).not.toContain('has ended')
    }
  })
})

// The hooks stand in a describe: the browser is needed nowhere else.
describe('every letter in a mail program', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await testBrowser()
    page = await browser.newPage()
    await page.setContent('<!doctype html>')
    await page.addScriptTag({ path: path.join(import.meta.dirname, 'faults-of-look.js') })
  }, 180_000)
  afterAll(() => browser.close())

  const looksOf = (letters: Letter[]) =>
    page.evaluate<{ faults: string[]; links: string[] }[]>(
      `looksOf(${JSON.stringify(letters.map(({ html }) => html))})`,
    )

  describe.each([
    ['usual', lettersWith(usual)],
    ['the longest', lettersWith(longest)],
  ] as const)('with %s words', (_which, letters) => {
    it.each([
      ['light', 320],
      ['light', 640],
      ['dark', 320],
      ['dark', 640],
    ] as const)('fits, can be read and has one button: %s, %d px', async (colorScheme, width) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 700 })
      const looks = await looksOf(letters)
      expect(looks.flatMap(({ faults }, at) => faults.map((fault) => `${letters[at]!.kind}: ${fault}`))).toEqual([])
    })

    it('links in its HTML to what it links to in plain text', async () => {
      const looks = await looksOf(letters)
      expect(looks.map(({ links }) => once(links))).toEqual(letters.map((one) => once(linksIn(one))))
    })
  })
})
