import { inRepository } from '../repository.ts'
import { settingsFrom } from './settings.ts'

describe('the settings of a start', () => {
  it('are the documented ones in an empty environment', () => {
    expect(settingsFrom({})).toEqual({
      home: inRepository('.storyright'),
      ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
      publicUrl: 'http://localhost:8080',
      demo: true,
    })
  })

  it('follow PORT into the public address', () => {
    expect(settingsFrom({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000')
  })

  it('leave the demo data out when told so', () => {
    expect(settingsFrom({ STORYRIGHT_DEMO: '0' }).demo).toBe(false)
  })

  it.each(['http', '0', '70000', '80.5'])('refuse %s as a port in one sentence', (text) => {
    expect(() => settingsFrom({ PORT: text })).toThrow(`PORT must be a port number from 1 to 65535, not “${text}”.`)
  })
})
