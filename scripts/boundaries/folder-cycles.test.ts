import { folderCycles, type Import } from './folder-cycles.ts'

const groups = (...imports: Import[]) => folderCycles(imports).map(({ folders }) => folders)

describe('folders', () => {
  it('that only point one way are in order', () => {
    expect(groups(['src/a/one.ts', 'src/b/two.ts'], ['src/b/two.ts', 'src/c/three.ts'])).toEqual([])
  })

  it('that need each other are found, also by way of a third and although no file needs itself', () => {
    const circle: Import[] = [
      ['src/a/one.ts', 'src/b/two.ts'],
      ['src/b/other.ts', 'src/c/three.ts'],
      ['src/c/more.ts', 'src/a/last.ts'],
    ]
    expect(groups(...circle, ['src/d/in.ts', 'src/a/one.ts'])).toEqual([['src/a', 'src/b', 'src/c']])
  })

  it('that are apart are told apart', () => {
    const pair = (one: string, other: string): Import[] => [
      [`src/${one}/x.ts`, `src/${other}/x.ts`],
      [`src/${other}/y.ts`, `src/${one}/y.ts`],
    ]
    expect(groups(...pair('a', 'b'), ...pair('c', 'd'))).toEqual([
      ['src/a', 'src/b'],
      ['src/c', 'src/d'],
    ])
  })

  it('may all use what lies beside the map, and tests may use anything', () => {
    expect(
      groups(
        ['services/x/src/app.ts', 'services/x/src/a/one.ts'],
        ['services/x/src/a/one.ts', 'services/x/src/errors.ts'],
        ['src/a/one.ts', 'src/b/two.ts'],
        ['src/b/two.test.ts', 'src/a/one.ts'],
      ),
    ).toEqual([])
  })
})
