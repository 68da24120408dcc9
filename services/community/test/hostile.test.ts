import { communityLimits, isVisibleMarkdown } from '@storyright/contracts/vocabulary'
import { type Community, type Member, startCommunity } from './harness.ts'

jest.setTimeout(120_000)

let community: Community
let author: Member
let comments: string
beforeAll(async () => {
  community = await startCommunity({ config: { LIMIT_WRITES_PER_MINUTE: 100_000, LIMIT_WRITES_AT_ONCE: 100_000 } })
  author = await community.join({ firstName: 'Iris', username: 'iris', createdAt: '2020-01-01T00:00:00.000Z' })
  comments = `/api/listings/${(await community.addListing()).id}/comments`
})
afterAll(() => community?.stop())

const posts = '/api/forum/posts'
const form = { title: 'A title', content: 'A text', category: 'general', tags: [] as string[] }
/** Far more than any text of them takes when nothing is wrong. */
const SOON_MS = 5_000

const hostile: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a handler': '<img src=x onerror=alert(1)>',
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  'a link that runs': '[click](javascript:alert(1)) [x](JaVaScRiPt&colon;alert(1)) <a href="javascript:alert(1)">y</a>',
  'a link of data': '![x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  'the end of a page': '</script></textarea></title>--><script>alert(1)</script>',
  'a template': '{{constructor.constructor("alert(1)")()}} #{7*7} {%7*7%} <%= 7*7 %>',
  'a query': '{"$ne":null} $where: sleep(5000) .* [[:alpha:]]',
  '100 kB of one emoji': '😀'.repeat(25_000),
  'one emoji of a family': '👨‍👩‍👧‍👦'.repeat(90),
  'combining characters': `Z${'\u0351\u036d\u0304'.repeat(330)}`,
  'very many combining characters': `Z${'\u0351'.repeat(100_000)}`,
  'combining characters that change places': `Z${'\u0351'.repeat(9_990)}${'\u0316'.repeat(9_990)}`,
  'very many joiners': `!${'\u200d'.repeat(40_000)}!`,
  'turned writing': 'Hello \u202egnp.exe\u202c \u2066isolated\u2069 \u200f',
  'writing that is never turned back': '\u202e'.repeat(500),
  '10,000 mentions': '@iris '.repeat(10_000),
  'mentions of everybody': '@iris @tom @all @everyone '.repeat(35),
  'deep quotes': '>'.repeat(990),
  'deeper quotes': `${'> '.repeat(9_990)}x`,
  'open brackets': '['.repeat(990),
  'very many open brackets': `${'['.repeat(19_000)}a`,
  'nested emphasis': `${'*a_'.repeat(330)}`,
  'links within links': '[a](/listing/1 "b")'.repeat(50),
  'ten thousand listings': '/listing/1 '.repeat(10_000),
  'a bomb of references': Array.from({ length: 40 }, (_one, n) => `[${n}]: /${n}\n[${n}][${n}]`).join('\n'),
  'a table of nothing': `|${'|'.repeat(480)}\n|${'-|'.repeat(240)}\n`,
  'zero-width characters': `a${'\u200b\u200d\ufeff'.repeat(300)}b`,
  'a character of no plane': 'a\ud800b',
  'a zero': 'a\0b',
  'only white': ' \u00a0\u2003\t\n',
}

/** What was written, or that it was refused: nothing else comes of it, and soon. */
async function written(what: string, answer: Promise<{ statusCode: number; json(): Record<string, unknown> }>) {
  const began = performance.now()
  const { statusCode, json } = await answer.then((got) => ({ statusCode: got.statusCode, json: () => got.json() }))
  expect([what, performance.now() - began < SOON_MS]).toEqual([what, true])
  expect([201, 200, 400]).toContain(statusCode)
  return statusCode === 400 ? null : json()
}

/** As a title is kept: without what nobody sees. */
const seen = (text: string) => text.replace(/[\u200b\ufeff]|\u200c|\u200d/g, '').trim()

describe('what is written to do harm', () => {
  it.each(Object.entries(hostile))('is text or refused: %s', async (what, text) => {
    const fits = (limit: number) =>
      isVisibleMarkdown(text) && text.length <= limit && text.isWellFormed() && !/\0/.test(text)
    const expectText = (found: Record<string, unknown> | null, name: string, limit: number) =>
      expect([what, name, found?.[name] ?? null]).toEqual([what, name, fits(limit) ? text.trim() : null])

    const comment = await written(what, community.post(comments, author, { content: text }))
    expectText(comment, 'content', communityLimits.comment)
    const post = await written(what, community.post(posts, author, { ...form, content: text }))
    expectText(post, 'content', communityLimits.post)
    const { id } = (await community.post(posts, author, form)).json()
    const reply = await written(what, community.post(`${posts}/${id}/replies`, author, { content: text }))
    expectText(reply, 'content', communityLimits.reply)
    await written(what, community.send('PATCH', `${posts}/${id}`, author, { content: text }))
    const titled = await written(what, community.post(posts, author, { ...form, title: text }))
    expect([null, text.trim(), seen(text)]).toContain(titled?.title ?? null)
    const tagged = await written(what, community.post(posts, author, { ...form, tags: [text] }))
    expect(tagged === null || (tagged.tags as string[]).length <= 1).toBe(true)
  })

  it.each(Object.entries(hostile))('finds nothing that is not there: %s', async (what, text) => {
    const asked = encodeURIComponent(text.slice(0, 150).toWellFormed())
    for (const url of [
      `${posts}?search=${asked}`,
      `${posts}?tag=${asked}`,
      `${posts}?cursor=${asked}`,
      `/api/people/mentionable?place=forum&name=${asked}`,
    ]) {
      const began = performance.now()
      const { statusCode, headers } = await community.get(url, author)
      expect([what, url, [200, 400].includes(statusCode)]).toEqual([what, url, true])
      expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/)
      expect([what, url, performance.now() - began < SOON_MS]).toEqual([what, url, true])
    }
  })

  it('is read beside everything else', async () => {
    const list = await community.get(posts, author)
    expect([list.statusCode, (await community.get(comments, author)).statusCode]).toEqual([200, 200])
    expect(list.headers['x-content-type-options'] ?? 'nosniff').toBe('nosniff')
    for (const { mentions, listings } of list.json()) {
      expect(mentions.length).toBeLessThanOrEqual(communityLimits.mentions)
      expect(listings.length).toBeLessThanOrEqual(10)
    }
  })
})
