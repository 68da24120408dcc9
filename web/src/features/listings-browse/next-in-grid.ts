/** Where a key leads from a place in a grid of `count` things in `columns`; `undefined` when it leads nowhere. */
export function nextInGrid(key: string, place: number, count: number, columns: number) {
  const targets: Record<string, number> = {
    j: place + 1,
    k: place - 1,
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target !== undefined && target >= 0 && target < count && target !== place ? target : undefined
}
