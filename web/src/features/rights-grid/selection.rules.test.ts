import { cellAt, cellKey, placeAfter, rectangle, toggled } from './selection.rules.ts'

const extent = { rows: 11, columns: 9 }
const from = { row: 4, column: 3 }

describe('keys in the grid', () => {
  it.each([
    ['ArrowUp', false, { row: 3, column: 3 }],
    ['ArrowDown', false, { row: 5, column: 3 }],
    ['ArrowLeft', false, { row: 4, column: 2 }],
    ['ArrowRight', false, { row: 4, column: 4 }],
    ['Home', false, { row: 4, column: 0 }],
    ['End', false, { row: 4, column: 8 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 10, column: 8 }],
    ['ArrowDown', true, { row: 10, column: 3 }],
    ['ArrowLeft', true, { row: 4, column: 0 }],
    ['PageDown', false, { row: 10, column: 3 }],
    ['PageUp', false, { row: 0, column: 3 }],
  ] as const)('%s (with Ctrl: %s) leads to %j', (key, ctrl, to) =>
    expect(placeAfter(from, key, { ...extent, ctrl })).toEqual(to),
  )

  it('lead nowhere from an edge, and letters nowhere at all', () => {
    expect(placeAfter({ row: 0, column: 0 }, 'ArrowUp', extent)).toEqual({ row: 0, column: 0 })
    expect(placeAfter({ row: 10, column: 8 }, 'ArrowRight', extent)).toEqual({ row: 10, column: 8 })
    expect(placeAfter(from, 'x', extent)).toBeUndefined()
  })
})

describe('a range', () => {
  it('has every cell between two corners, whichever comes first', () => {
    const cells = rectangle({ row: 3, column: 4 }, { row: 2, column: 3 })
    expect(cells).toEqual([2, 3].flatMap((row) => [3, 4].map((column) => ({ row, column }))))
  })

  it('has no names of rows', () => {
    expect(rectangle({ row: 1, column: 0 }, { row: 1, column: 2 }).map(({ column }) => column)).toEqual([1, 2])
    expect(rectangle({ row: 1, column: 0 }, { row: 1, column: 0 })).toEqual([])
  })
})

describe('chosen cells', () => {
  it('are known by row and right, whatever the row is called', () =>
    expect(cellAt(cellKey('Latin America/BR', 7))).toEqual({ row: 'Latin America/BR', right: 7 }))

  it('go out where all of them were chosen, and in otherwise', () => {
    expect(toggled(new Set(['a', 'b']), ['a', 'b'])).toEqual(new Set())
    expect(toggled(new Set(['a']), ['a', 'b'])).toEqual(new Set(['a', 'b']))
  })
})
