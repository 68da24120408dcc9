import type { Problem } from '@storyright/contracts/http'
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
