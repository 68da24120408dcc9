import { z } from 'zod'
import { pageOf, readCursor } from './page.ts'

const place = z.number().int()
const cut = (rows: number[], limit: number) => pageOf(rows, { limit, total: 9, placeOf: (row) => row })

describe('a page', () => {
  it('tells where the next one begins', () => {
    const { rows, total, next } = cut([7, 8, 9], 2)
    expect([rows, total]).toEqual([[7, 8], 9])
    expect(readCursor(place, next!)).toBe(8)
  })

  it('is the last one when no row is left', () => {
    expect(cut([8, 9], 2).next).toBeNull()
    expect(cut([], 2).next).toBeNull()
  })

  it('begins at the beginning without a cursor, and refuses one that names no place', () => {
    expect(readCursor(place, undefined)).toBeNull()
    for (const cursor of ['', 'x', '{}', Buffer.from('"8"').toString('base64url')])
      expect(() => readCursor(place, cursor)).toThrow(
        expect.objectContaining({ status: 400, code: 'CURSOR_NOT_VALID' }),
      )
  })
})
