import { nextInGrid } from './card-grid.tsx'

describe('walking through the grid', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['j', 1, 2],
    ['k', 1, 0],
    ['Home', 4, 0],
    ['End', 1, 6],
  ])('%s leads from %i to %i', (key, from, to) => expect(nextInGrid(key, from, 7, 3)).toBe(to))

  it.each([
    ['ArrowUp', 1],
    ['ArrowDown', 5],
    ['ArrowLeft', 0],
    ['ArrowRight', 6],
    ['a', 2],
    ['constructor', 2],
  ])('%s leads nowhere from %i', (key, from) => expect(nextInGrid(key, from, 7, 3)).toBeUndefined())
})
