import { createHash } from 'node:crypto'
import { choosePlace, type Place, startSandbox } from './support/sandbox.ts'

describe('showing mail', () => {
  let place: Place
  let sandbox: { stop(): Promise<void> }
  let id: string
  beforeAll(async () => {
    place = await choosePlace()
    sandbox = await startSandbox(place)
    const hostile = '<img src=x onerror="alert(1)">'
    await place.send({ to: 'a@b.example', subject: hostile, text: hostile, html: `<p>"Dear" &amp; all</p>${hostile}` })
    id = (await place.mails())[0]!.id
  })
  afterAll(async () => {
    await sandbox.stop()
    await place.leave()
  })
  const get = (path: string) => fetch(place.mailUrl + path)

  it('lists the mails, their words escaped', async () => {
    const text = await (await get('/')).text()
    expect(text).toContain(`href="/mail/${id}"`)
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(text).not.toContain('<img')
  })

  it('shows HTML in a frame that runs no script and belongs to no origin', async () => {
    const text = await (await get(`/mail/${id}`)).text()
    const frame = /<iframe [^>]*>/.exec(text)![0]
    const allowed = /sandbox="([^"]*)"/.exec(frame)![1]!.split(' ')
    expect(allowed).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
    expect(text).not.toContain('<img')
    const letter = await get(/src="([^"]*)"/.exec(frame)![1]!)
    expect(await letter.text()).toContain('<p>"Dear" &amp; all</p><img src=x')
    const policy = letter.headers.get('content-security-policy')!
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/)
    expect(policy).not.toContain('script')
  })

  it('shows the plain text and the headers', async () => {
    expect(await (await get(`/mail/${id}?view=text`)).text()).toContain('<pre>&lt;img src=x')
    expect(await (await get(`/mail/${id}?view=headers`)).text()).toContain('mime-version: 1.0')
  })

  it('shows how a mail program would end such mails, where the mail says so', async () => {
    expect(await (await get(`/mail/${id}`)).text()).not.toContain('Unsubscribe')
    const headers = {
      'List-Unsubscribe': '<https://storyright.test/end/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await place.send({ to: 'a@b.example', subject: 'News', text: 'News', headers })
    const mail = (await place.mails()).at(-1)!
    expect(mail.headers).toMatchObject({
      'list-unsubscribe': '<https://storyright.test/end/1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(await (await get(`/mail/${mail.id}`)).text()).toContain(
      '<dt>Unsubscribe</dt><dd>&lt;https://storyright.test/end/1&gt;, List-Unsubscribe=One-Click</dd>',
    )
  })

  it('lets a letter bring the styles that stand in it, each by its hash, and no others', async () => {
    const styled = `<style>\r\np { color: teal }</style><p style="font-family: &quot;Georgia&quot;">Dear</p><p style='margin: 0'>all</p>`
    await place.send({ to: 'a@b.example', subject: 'Styled', text: 'Styled', html: styled })
    const mail = (await place.mails()).at(-1)!
    const policy = (await get(`/mail/${mail.id}/letter`)).headers.get('content-security-policy')
    const hashes = ['\np { color: teal }', 'font-family: "Georgia"', 'margin: 0'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(policy).toContain(`style-src 'unsafe-hashes' ${hashes.join(' ')};`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('sends pages with a policy that lets only its own script run, and styles of its own files', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    for (const asset of ['/assets/page.css', '/assets/live.js']) expect((await get(asset)).status).toBe(200)
  })

  it('shows the list for a mail that is gone', async () => {
    const answer = await get('/mail/unknown')
    expect([answer.status, (await answer.text()).includes(`href="/mail/${id}"`)]).toEqual([404, true])
  })
})
