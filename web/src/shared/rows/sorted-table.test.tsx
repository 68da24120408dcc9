import { csvMark } from '@storyright/contracts/vocabulary'
import { screen } from '@testing-library/react'
import { renderPage, where } from '../../testing/render-page.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { csvOf } from './csv-file.ts'
import { SortedTable } from './sorted-table.tsx'

interface Row {
  title: string
  author: string
  price: number | null
}
const rows: Row[] = [
  { title: 'Éclair', author: 'One', price: 12_000 },
  { title: 'delta', author: '=cmd()', price: null },
  { title: 'Alpha', author: 'Two', price: 9_000 },
]
const columns: Column<Row>[] = [
  {
    header: 'Title',
    cell: ({ title }) => title,
    value: ({ title }) => title,
    besides: [{ header: 'Author', value: ({ author }) => author }],
  },
  { header: 'Price', cell: ({ price }) => price, value: ({ price }) => price },
  { header: 'Actions', cell: () => 'Edit' },
]
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')!.textContent)

const open = (at = '/') =>
  renderPage(
    <SortedTable caption="Titles" columns={columns} rows={rows} rowKey={({ title }) => title} file="titles" />,
    { path: '/', at },
  )

describe('a table whose whole list is here', () => {
  it('is sorted by a column, the other way round, and then as it was; the address has it', async () => {
    const { user } = open()
    const head = screen.getByRole('columnheader', { name: 'Title' })
    const press = () => user.click(screen.getByRole('button', { name: 'Title' }))
    expect([head.getAttribute('aria-sort'), shown()]).toEqual(['none', ['Éclair', 'delta', 'Alpha']])
    await press()
    expect([head.getAttribute('aria-sort'), shown()]).toEqual(['ascending', ['Alpha', 'delta', 'Éclair']])
    expect(where()).toBe('/?sort=title')
    await press()
    expect([head.getAttribute('aria-sort'), shown()]).toEqual(['descending', ['Éclair', 'delta', 'Alpha']])
    expect(where()).toBe('/?sort=-title')
    await press()
    expect([head.getAttribute('aria-sort'), shown()]).toEqual(['none', ['Éclair', 'delta', 'Alpha']])
    expect(where()).toBe('/')
  })

  it.each([
    ['price', ['Alpha', 'Éclair', 'delta']],
    ['-price', ['Éclair', 'Alpha', 'delta']],
  ])('opens as its address says, by number, what has none last: %s', (sort, titles) => {
    open(`/?sort=${sort}`)
    expect(shown()).toEqual(titles)
  })

  it('says in its caption what comes first only while that is so, whatever its name says', async () => {
    const named = { caption: 'Titles, last first', order: 'the newest first' }
    const { user } = renderPage(
      <SortedTable {...named} columns={columns} rows={rows} rowKey={({ title }) => title} />,
      {
        path: '/',
      },
    )
    expect(screen.getByRole('table')).toHaveAccessibleName('Titles, last first, the newest first')
    await user.click(screen.getByRole('button', { name: 'Title' }))
    expect(screen.getByRole('table')).toHaveAccessibleName('Titles, last first')
  })

  it('offers no order by a column without a value, and ignores one that it does not know', () => {
    open('/?sort=actions')
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort')
    expect(shown()).toEqual(['Éclair', 'delta', 'Alpha'])
  })

  it('is written as CSV: marked as UTF-8, with the values and what a cell says besides, nothing that a spreadsheet would run', () =>
    expect(csvOf(columns, rows)).toBe(
      `${csvMark}Title,Author,Price\r\nÉclair,One,12000\r\ndelta,'=cmd(),\r\nAlpha,Two,9000\r\n`,
    ))
})
