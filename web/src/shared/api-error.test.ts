import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from '@storyright/contracts/http'
import { Refusal } from '@storyright/contracts/vocabulary'
import { errorMessage, opensAt } from './api-error.ts'

const failure = (problem: Partial<Problem>) => ({ status: 403, message: '403', problem })

describe('the text of a failure', () => {
  it('is the server’s, else the page’s own', () => {
    expect(errorMessage(failure({ detail: 'No.' }), 'It failed.')).toBe('No.')
    expect(errorMessage(failure({}), 'It failed.')).toBe('It failed.')
    expect(errorMessage(new Error('anything'), 'It failed.')).toBe('It failed.')
  })

  it('says when a listing opens to everybody, where the server says so', () => {
    const early = failure({ detail: 'It opens to everybody soon.', opensAt: '2026-11-24T09:00:00.000Z' })
    expect(errorMessage(early, '')).toBe('It opens to everybody soon. That is on 24 Nov 2026, 09:00.')
    expect(opensAt(failure({ detail: 'No.' }))).toBeNull()
  })
})

describe('whatever the services refuse', () => {
  const repository = path.resolve(import.meta.dirname, '../../..')
  const tables = [
    ...globSync('services/*/src/errors.ts', { cwd: repository }),
    'packages/contracts/src/vocabulary/refusals.ts',
  ]
  type Maker = () => unknown

  /** Every refusal that a table can make. */
  async function refusalsIn(file: string): Promise<Refusal[]> {
    const exported = (await import(pathToFileURL(path.join(repository, file)).href)) as Record<string, unknown>
    return Object.values(exported)
      .filter((table) => typeof table === 'object' && table !== null)
      .flatMap((table) => Object.values(table as object))
      .filter((maker): maker is Maker => typeof maker === 'function')
      .map((maker) => maker())
      .filter((made): made is Refusal => made instanceof Refusal)
  }

  it.each(tables)('%s: is said on the screen in a sentence of its own', async (file) => {
    const made = await refusalsIn(file)
    expect(made.length).toBeGreaterThan(0)
    for (const { status, code, message } of made) {
      const shown = errorMessage({ status, message: `${status}: {}`, problem: { code, detail: message } }, '')
      expect([code, shown]).toEqual([code, expect.stringMatching(/^[A-Z].{10,}[.?!]$/)])
    }
  })

  it('has the codes that pages go by', async () => {
    const known = new Set((await Promise.all(tables.map(refusalsIn))).flat().map(({ code }) => code))
    const web = path.join(repository, 'web/src')
    const goneBy = globSync('**/*.{ts,tsx}', { cwd: web })
      .filter((file) => !file.includes('.test.'))
      .flatMap(
        (file) =>
          readFileSync(path.join(web, file), 'utf8').match(/(?<=(?:code [!=]== |isRefusedAs\(error, )')[A-Z_]+/g) ?? [],
      )
    expect(goneBy.length).toBeGreaterThan(5)
    expect(goneBy.filter((code) => !known.has(code))).toEqual([])
  })
})
