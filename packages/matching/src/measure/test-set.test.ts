import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { figuresOf, outcomesOf, printMeasure } from './print-measure.ts'
import { fileOf, halves, readHalf } from './test-set.ts'

/** Written before the rules. A change of a marked answer would have to change this, too. */
const sealed = '04d541fd8ddeaac1ae7e7a4bd0446c512c73bfa8d91585abab93e5a7f8b1be08'

const measured = halves.map((half) => figuresOf(outcomesOf(readHalf(half))))

describe('the test set', () => {
  it('has a sealed half that nobody has touched', () =>
    expect(
      createHash('sha256')
        .update(readFileSync(fileOf('sealed')))
        .digest('hex'),
    ).toBe(sealed))

  it('has 200 titles, none in both halves', () => {
    const titles = halves.map((half) => readHalf(half).map(({ work }) => work.title))
    expect(titles.map((half) => half.length)).toEqual([100, 100])
    expect(new Set(titles.flat()).size).toBe(200)
  })

  it('has answers of every source, right and wrong ones', () => {
    for (const titles of halves.map(readHalf))
      for (const found of [
        titles.flatMap(({ volumes }) => volumes),
        titles.flatMap(({ videos }) => videos),
        titles.flatMap(({ posts }) => posts),
      ])
        expect([found.some(({ right }) => right), found.some(({ right }) => !right)]).toEqual([true, true])
  })
})

describe('matching', () => {
  it('takes at most two wrong ones by itself in all 200', () =>
    expect(measured[0]!.wrong + measured[1]!.wrong).toBeLessThanOrEqual(2))

  it('finds at least 0.85 of what is there in each half', () => {
    for (const { recall } of measured) expect(recall).toBeGreaterThanOrEqual(0.85)
  })

  it('is measured as the README says', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
    for (const [index, { questions, withRight, recall, taken, wrong }] of measured.entries())
      expect(readme).toContain(
        `| ${halves[index]} | ${questions} | ${withRight} | ${(recall * 100).toFixed(1)}% | ${taken} | ${wrong} |`,
      )
  })

  it('is printed with both halves', () => {
    const printed = printMeasure()
    for (const words of ['tuning: 100 titles', 'sealed: 100 titles', 'precision', 'choosing'])
      expect(printed).toContain(words)
  })
})
