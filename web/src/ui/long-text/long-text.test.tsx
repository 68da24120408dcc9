import { act, render, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { bombs, scripts } from './hostile-texts.ts'
import { LongText, type LongTextProps } from './long-text.tsx'

const show = async (text: string, more: Partial<LongTextProps> = {}) => {
  const { container, unmount } = render(
    <MemoryRouter>
      <LongText text={text} {...more} />
    </MemoryRouter>,
  )
  // The parser comes with the first text.
  await act(async () => {
    await import('./markdown.tsx')
  })
  return { face: container.firstElementChild as HTMLElement, unmount }
}
const drawn = [
  'A',
  'BLOCKQUOTE',
  'BR',
  'CODE',
  'DEL',
  'DIV',
  'EM',
  'H3',
  'H4',
  'H5',
  'HR',
  'LI',
  'MARK',
  'OL',
  'P',
  'PRE',
]
const tables = ['SPAN', 'STRONG', 'TABLE', 'TBODY', 'TD', 'TH', 'THEAD', 'TR', 'UL']
const attributes = [
  'class',
  'dir',
  'href',
  'rel',
  'target',
  'tabindex',
  'role',
  'aria-label',
  'start',
  'style',
  'data-discover',
]

/** Nothing but what is drawn, no handler, and no link but to web pages and mail addresses. */
function expectHarmless(face: Element) {
  for (const element of face.querySelectorAll('*')) {
    expect([...drawn, ...tables]).toContain(element.tagName)
    for (const { name } of element.attributes) expect(attributes).toContain(name)
    const style = element.getAttribute('style')
    if (style !== null) expect(style).toMatch(/^text-align: (left|center|right);$/)
    const href = element.getAttribute('href')
    if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/)
  }
}

describe('a long text', () => {
  it('has headings, emphasis, lists, quotes, code and tables', async () => {
    const { face } = await show('# One\n\nTwo **three** _four_ `five`\n\n- six\n\n> seven\n\n| eight |\n|-|\n| nine |')
    const text = within(face)
    expect(await text.findByRole('heading', { name: 'One', level: 3 })).toBeVisible()
    for (const [words, tag] of [
      ['three', 'STRONG'],
      ['four', 'EM'],
      ['five', 'CODE'],
      ['six', 'LI'],
    ] as const)
      expect(text.getByText(words).tagName).toBe(tag)
    expect(text.getByText('seven').closest('blockquote')).not.toBeNull()
    expect(text.getByRole('cell', { name: 'nine' })).toBeVisible()
  })

  it('keeps its line breaks, and shows each once', async () => {
    const { face } = await show('one\ntwo  \nthree')
    expect(face.querySelector('p')?.textContent).toBe('one\ntwo\nthree')
  })

  it('gives a link to elsewhere no weight and no way back, and opens ours in the app', async () => {
    const { face } = await show('[out](https://example.test/a) [in](http://localhost/listing/7) /listing/8')
    const out = await within(face).findByRole('link', { name: 'out' })
    expect(out).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc')
    expect(out).toHaveAttribute('target', '_blank')
    const inside = within(face).getByRole('link', { name: 'in' })
    expect(inside).toHaveAttribute('href', '/listing/7')
    expect(inside).not.toHaveAttribute('target')
  })

  it('shows a picture as a link, and HTML as it was typed', async () => {
    const { face } = await show('![a map](https://example.test/map.png) and <b>bold</b>')
    expect(await within(face).findByRole('link', { name: 'a map' })).toBeVisible()
    expect(face).toHaveTextContent('a map and <b>bold</b>')
    expect(face.querySelector('img, b')).toBeNull()
  })

  it('shows a tick list as boxes, and a footnote’s sign as it was typed', async () => {
    const { face } = await show('- [x] signed\n- [ ] sent\n\nSee[^1]\n\n[^1]: The deed.')
    expect(await within(face).findByText('☑ signed')).toBeVisible()
    expect(face).toHaveTextContent('☐ sent')
    expect(face).toHaveTextContent('See[^1]')
    expect(face.querySelector('input, sup')).toBeNull()
  })

  it('marks the people it mentions and the words that were found, but not in code', async () => {
    const text = '@rosa and @rosabel: the **rights**, `rights`'
    const { face } = await show(text, { names: ['rosa'], found: ['rights'] })
    expect((await within(face).findByText('@rosa')).tagName).toBe('SPAN')
    expect(face).toHaveTextContent('@rosa and @rosabel: the rights, rights')
    expect([...face.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['rights'])
    expect(face.querySelector('code mark')).toBeNull()
  })

  it('lets every paragraph run in its own direction, apart from what is around it', async () => {
    const { face } = await show('שלום\n\n\u202Eevil')
    await within(face).findByText('שלום')
    for (const paragraph of face.querySelectorAll('p')) expect(paragraph).toHaveAttribute('dir', 'auto')
    expect(getComputedStyle(face).unicodeBidi).toBe('isolate')
    expect(face).toHaveTextContent('\u202Eevil')
  })
})

/** Without limits on their structure these took twice as long at the least, or never ended. */
const ENDLESS_MS = 4_000

describe('a hostile text', () => {
  it.each(scripts)('runs nothing: %s', async (text) => {
    const { face } = await show(text)
    expectHarmless(face)
  })

  it.each(Object.entries(bombs))('is shown in bounded time: %s', async (_name, text) => {
    for (const written of [text, text.slice(0, 20_000), text.slice(0, 4_000), text.slice(0, 1_000)]) {
      const before = process.cpuUsage()
      const { face, unmount } = await show(written)
      // Of this process alone: others may keep the machine busy.
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(ENDLESS_MS)
      expectHarmless(face)
      unmount()
    }
  })

  it('is harmless however its parts are put together', async () => {
    const parts = [
      '> ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '    ',
      '[',
      '](',
      ')',
      '![',
      '<',
      '>',
      '`',
      '**',
      '_',
      '|',
      '|-|\n',
      '~~',
      '\\',
    ]
    const pieces = [
      ...parts,
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '&#x3c;script&#x3e;',
      '\u202E',
      '[^1]',
      '[a]: ',
      'word ',
    ]
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from({ length: 1 + next(120) }, () => pieces[next(pieces.length)]).join('')
      const { face, unmount } = await show(text)
      expectHarmless(face)
      unmount()
    }
  })
})
