import { choosePlace, type Place, startSandbox } from './support/sandbox.ts'

describe('asking for faults', () => {
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
  const clear = () => fetch(`${place.url}/control/faults`, { method: 'DELETE' })
  beforeEach(async () => {
    await clear()
    await fetch(`${place.mailUrl}/email/all`, { method: 'DELETE' })
  })

  const ask = (body: unknown) =>
    fetch(`${place.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const send = (subject: string) => place.send({ to: 'a@b.example', subject, text: '.' })
  const page = async () => (await fetch(place.url)).text()

  it('refuses mail for the time asked for, as often as asked, and keeps none of it', async () => {
    expect((await ask({ operation: 'smtp.send', status: 451, times: 2 })).status).toBe(201)
    await expect(send('one')).rejects.toMatchObject({ responseCode: 451 })
    await expect(send('two')).rejects.toMatchObject({ responseCode: 451 })
    await send('three')
    expect((await place.mails()).map((mail) => mail.subject)).toEqual(['three'])
  })

  it('takes the faults back', async () => {
    await ask({ operation: 'smtp.send', status: 451, times: 5 })
    expect((await clear()).status).toBe(204)
    await send('one')
    expect(await place.mails()).toHaveLength(1)
  })

  it('lists what it was asked, what it answered, and which faults wait', async () => {
    await send('Delivered & <kept>')
    await ask({ operation: 'smtp.send', status: 421, times: 3 })
    await expect(send('Refused')).rejects.toThrow()
    const text = await page()
    expect(text).toContain('Delivered &amp; &lt;kept&gt; → a@b.example')
    expect(text).toMatch(/Refused → a@b\.example<\/td><td><span class="answer bad">421<\/span> <small>as asked for/)
    expect(text).toContain('<strong>smtp.send</strong> will fail with 421, 2 times more.')
  })

  it.each([
    ['an operation that it does not know', { operation: 'smtp.sent', status: 451, times: 1 }, 'smtp.send'],
    [
      'a status that is no failure',
      { operation: 'smtp.send', status: 250, times: 1 },
      'A failure has a status from 400 to 599',
    ],
    ['no times at all', { operation: 'smtp.send', status: 451, times: 0 }, 'A fault happens 1 to 10,000 times'],
    ['a field that it does not know', { operation: 'smtp.send', status: 451, delay: 1 }, 'delay'],
    ['something that is no object', null, 'object'],
  ])('refuses %s and says why', async (_what, body, word) => {
    const answer = await ask(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { detail: string }).detail).toContain(word)
    await send('still works')
  })

  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(place.url + path)).status).toBe(200)
  })
})
