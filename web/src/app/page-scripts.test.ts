import { learnPageScripts, preloadScripts } from './page-scripts.ts'

const named = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`)
const answering = (answer: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(answer)
}
const table = { forum: ['assets/forum.js', 'assets/texts.js'], discussion: ['assets/discussion.js', 'assets/texts.js'] }

describe('the scripts of the pages that follow the first', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
    document.head.replaceChildren()
  })

  it('come one after the other while nothing is known of them, or nothing could be learned', async () => {
    preloadScripts('forum')
    answering(() => Promise.reject(new TypeError('offline')))
    await learnPageScripts()
    answering(async () => new Response('<!doctype html>'))
    await learnPageScripts()
    answering(async () => new Response('{}', { status: 404 }))
    await learnPageScripts()
    preloadScripts('forum')
    expect(named()).toEqual([])
  })

  it('come beside each other once the table is there, each asked for once', async () => {
    answering(async () => Response.json(table))
    await learnPageScripts()
    preloadScripts('forum')
    preloadScripts('discussion')
    preloadScripts('market')
    expect(named()).toEqual(
      ['forum', 'texts', 'discussion'].map((file) => `modulepreload http://localhost/assets/${file}.js`),
    )
  })
})
