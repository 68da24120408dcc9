import { stopInTurn } from './stop-in-turn.ts'

describe('stopping a platform', () => {
  const said: string[] = []
  beforeEach(() => said.splice(0))
  const process_ = (name: string, isOuter = false, hangs = Promise.resolve()) => ({
    isOuter,
    stop: async () => {
      said.push(`${name} asked`)
      await hangs
      said.push(`${name} ended`)
    },
  })

  it('closes the entrance, then all services at once, then what they call', async () => {
    const sandbox = process_('sandbox', true)
    await stopInTurn([sandbox, process_('identity'), process_('offers'), process_('gateway', true)])
    expect(said).toEqual([
      ...['gateway asked', 'gateway ended'],
      ...['offers asked', 'identity asked', 'offers ended', 'identity ended'],
      ...['sandbox asked', 'sandbox ended'],
    ])
  })

  it('lets no service wait for another one that hangs', async () => {
    let free = () => {}
    const hangs = new Promise<void>((resolve) => {
      free = resolve
    })
    const stopped = stopInTurn([process_('identity'), process_('offers', false, hangs)])
    await Promise.resolve()
    expect(said).toContain('identity asked')
    free()
    await stopped
    expect(said).toContain('offers ended')
  })
})
