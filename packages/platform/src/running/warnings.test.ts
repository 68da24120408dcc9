import { createWarnings } from './keep-running.ts'

describe('what a service logs', () => {
  const linesToldOf = (...lines: [text: string, at?: number][]) => {
    const told: string[] = []
    let time = 0
    const warnings = createWarnings(
      'catalogue',
      (line) => told.push(line),
      () => time,
    )
    for (const [text, at = 0] of lines) {
      time = at
      warnings(text)
    }
    return told
  }

  it('stays in the file unless it is a warning or an error', () => {
    expect(linesToldOf(['{"level":30,"msg":"ready"}'], ['plain text'], ['{"broken'])).toEqual([])
  })

  it('is told with the cause of an error', () => {
    expect(linesToldOf(['{"level":50,"msg":"relay failed","err":{"message":"no connection"}}'])).toEqual([
      'catalogue error: relay failed: no connection',
    ])
  })

  it('is told once a minute however often it comes', () => {
    const line = '{"level":40,"msg":"NATS is away"}'
    expect(linesToldOf([line, 0], [line, 59_000], [line, 61_000])).toHaveLength(2)
  })
})
