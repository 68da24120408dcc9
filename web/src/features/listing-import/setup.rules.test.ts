import { anImport } from '../../testing/import-samples.ts'
import { asSent, setupRules, valuesOf } from './setup.rules.ts'

const columns = [
  { name: 'Titel', example: 'Emma' },
  { name: 'a.b[0]', example: 'Notes' },
]
const table = anImport({ columns, mapping: { Titel: 'title', 'a.b[0]': null } })
const faults = (typed: object) =>
  setupRules.validate({ ...valuesOf(table), ...typed }, { abortEarly: false }).then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  )

describe('what holds for every row', () => {
  it('is sent as it was read when nothing is typed', () => {
    const { defaults, group, mapping } = table
    expect(asSent(valuesOf(table), columns)).toEqual({ defaults, group, columns: mapping })
  })

  it('reads amounts as they are typed, in the currency beside them', () => {
    const typed = { ...valuesOf(table), askingPrice: '€12,500', currency: 'EUR' as const, minimumDeal: '5000' }
    expect(asSent(typed, columns).defaults).toMatchObject({ askingPrice: 12_500, currency: 'EUR', minimumDeal: 5_000 })
  })

  it('maps columns whatever they are called', () => {
    const typed = { ...valuesOf(table), columns: ['', 'author'] }
    expect(asSent(typed, columns).columns).toEqual({ Titel: null, 'a.b[0]': 'author' })
  })

  it.each([
    ['nothing at all', {}, []],
    ['a doubtful amount', { askingPrice: '1.234' }, ['Did you mean £1,234?']],
    [
      'a minimum above the asking price',
      { askingPrice: '100', minimumDeal: '200' },
      ['Minimum deal must not exceed the asking price'],
    ],
    ['a minimum alone', { minimumDeal: '200' }, []],
    ['no number', { askingPrice: 'ask' }, ['This should be a number']],
  ])('is checked while it is typed: %s', async (_which, typed, says) => expect(await faults(typed)).toEqual(says))
})
