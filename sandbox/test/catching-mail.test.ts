import { connect } from 'node:net'
import { eventually } from '@storyright/testing'
import { choosePlace, type Place, startSandbox } from './support/sandbox.ts'

describe('catching mail', () => {
  let place: Place
  let sandbox: { stop(): Promise<void> }
  beforeAll(async () => {
    place = await choosePlace()
    sandbox = await startSandbox(place)
  })
  afterAll(async () => {
    await sandbox.stop()
    await place.leave()
  })
  beforeEach(() => fetch(`${place.mailUrl}/email/all`, { method: 'DELETE' }))

  it('answers with what was sent, in the shape that maildev made known', async () => {
    await place.send({
      to: '"Rosa Adeyemi" <rosa@ridley.example>',
      subject: 'Confirm your e-mail – please',
      text: 'Follow the link.',
      html: '<p>Follow the <a href="http://localhost:8080/">link</a>.</p>',
      headers: { 'X-Template': 'verify' },
    })
    const [mail] = await place.mails()
    expect(mail).toMatchObject({
      from: [{ address: 'hello@storyright.test', name: 'Storyright' }],
      to: [{ address: 'rosa@ridley.example', name: 'Rosa Adeyemi' }],
      subject: 'Confirm your e-mail – please',
      text: expect.stringContaining('Follow the link.'),
      html: '<p>Follow the <a href="http://localhost:8080/">link</a>.</p>',
      headers: { 'x-template': 'verify', 'mime-version': '1.0' },
      envelope: { from: { address: 'hello@storyright.test' }, to: [{ address: 'rosa@ridley.example' }] },
    })
    expect(new Date(mail!.date).toISOString()).toBe(mail!.date)
    expect(await (await fetch(`${place.mailUrl}/email/${mail!.id}`)).json()).toEqual(mail)
  })

  it('puts the newest last', async () => {
    for (const subject of ['first', 'second', 'third']) await place.send({ to: 'a@b.example', subject, text: '.' })
    expect((await place.mails()).map((mail) => mail.subject)).toEqual(['first', 'second', 'third'])
  })

  it('shows who got a blind copy in the envelope only', async () => {
    await place.send({ to: 'seen@b.example', bcc: 'unseen@b.example', subject: 'Copy', text: '.' })
    const [mail] = await place.mails()
    expect(mail!.to.map(({ address }) => address)).toEqual(['seen@b.example'])
    expect(mail!.envelope.to.map(({ address }) => address)).toEqual(['seen@b.example', 'unseen@b.example'])
  })

  it('has no HTML for a mail of plain text', async () => {
    await place.send({ to: 'a@b.example', subject: 'Plain', text: 'Only words' })
    expect((await place.mails())[0]).toMatchObject({ html: null, text: expect.stringContaining('Only words') })
  })

  it('deletes one mail, and all of them', async () => {
    for (const subject of ['first', 'second', 'third']) await place.send({ to: 'a@b.example', subject, text: '.' })
    const [first] = await place.mails()
    const remove = (id: string) => fetch(`${place.mailUrl}/email/${id}`, { method: 'DELETE' })
    expect((await remove(first!.id)).status).toBe(200)
    expect((await place.mails()).map((mail) => mail.subject)).toEqual(['second', 'third'])
    expect((await remove(first!.id)).status).toBe(404)
    await remove('all')
    expect(await place.mails()).toEqual([])
  })

  it('says that a mail is not there', async () => {
    const answer = await fetch(`${place.mailUrl}/email/unknown`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ detail: 'There is no mail with this id.' })
  })

  it('refuses a mail of more than 10 MB', async () => {
    const text = 'x'.repeat(1_000).concat('\n').repeat(11_000)
    await expect(place.send({ to: 'a@b.example', subject: 'Huge', text })).rejects.toMatchObject({ responseCode: 552 })
    expect(await place.mails()).toEqual([])
  })

  it('outlives a client that goes away in mid-sentence', async () => {
    const socket = connect(Number(place.environment.SMTP_PORT), '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => {
      heard += data
    })
    const hear = (code: string) => eventually(() => expect(heard).toMatch(new RegExp(`^${code} .*\\r\\n$`, 'm')))
    await hear('220')
    socket.write('EHLO me\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\n')
    await hear('354')
    socket.write('Subject: half\r\n\r\nunfini')
    socket.resetAndDestroy()
    await place.send({ to: 'a@b.example', subject: 'whole', text: '.' })
    expect((await place.mails()).map((mail) => mail.subject)).toEqual(['whole'])
  })
})
