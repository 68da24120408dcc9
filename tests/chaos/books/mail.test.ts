import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readMail } from './mail.ts'

describe('reading the mail catcher', () => {
  it('goes on after it was down', async () => {
    const mail = { id: '1', subject: 'Paid', text: 'They paid £1,200.', headers: { 'message-id': '<1>' } }
    let asked = 0
    const catcher = createServer((_, response) => {
      asked++
      if (asked === 1) response.destroy()
      else if (asked === 2) response.writeHead(503).end()
      else response.end(JSON.stringify([mail]))
    }).listen(0, '127.0.0.1')
    await once(catcher, 'listening')
    const mails = readMail(`http://127.0.0.1:${(catcher.address() as AddressInfo).port}`, 1)
    while (mails.counts().delivered === 0) await once(catcher, 'request')
    await mails.stop()
    catcher.close()
    expect(mails.aboutAmounts(/^Paid$/)).toEqual(new Map([[1_200, 1]]))
  })
})
