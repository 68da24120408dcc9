import { z } from 'zod'
import { cursorTime, pageOf, readCursor } from './page.ts'

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

describe('a time in a cursor', () => {
  it.each(['2026-11-22T10:00:00.000Z', '1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'is %s, as it is written',
    (time) => expect(cursorTime.safeParse(new Date(time).toISOString()).success).toBe(true),
  )

  it.each([
    '0000-01-01T00:00:00.000Z',
    '0999-12-31T23:59:59.999Z',
    '2026-11-22T10:00:00Z',
    '2026-11-22T10:00:00.0000Z',
    '2026-02-30T10:00:00.000Z',
    '2026-11-22T24:00:00.000Z',
    new Date(8.64e15).toISOString(),
  ])('is never %s', (time) => expect(cursorTime.safeParse(time).success).toBe(false))
})
