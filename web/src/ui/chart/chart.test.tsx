import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chart } from './chart.tsx'

const series = [
  { key: 'held', label: 'Held' },
  { key: 'captured', label: 'Captured' },
]
const rows = [
  { label: '1 Nov', values: { held: 1200, captured: null } },
  { label: '2 Nov', values: { held: 800, captured: 650 } },
]
const pounds = (value: number) => `£${value}`
const cells = () =>
  within(screen.getByRole('table', { name: 'Money by day' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

// Without a size nothing is drawn.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280))
})

describe('a chart', () => {
  it.each(['lines', 'columns', 'bars', 'radar'] as const)(
    'of %s has its figures in a table behind it',
    async (kind) => {
      const { container } = render(
        <Chart kind={kind} caption="Money by day" header="Day" series={series} rows={rows} format={pounds} />,
      )
      expect(cells()).toEqual([
        ['Day', 'Held', 'Captured'],
        ['1 Nov', '£1200', '–'],
        ['2 Nov', '£800', '£650'],
      ])
      await waitFor(() => expect(container.querySelector('[aria-hidden] .recharts-surface')).not.toBeNull())
      for (const focusable of container.querySelectorAll('.recharts-wrapper [tabindex], .recharts-wrapper[tabindex]'))
        expect(focusable).toHaveAttribute('tabindex', '-1')
    },
  )

  it('is turned to its table by keyboard, and back', async () => {
    render(<Chart kind="lines" caption="Money by day" header="Day" series={series} rows={rows} />)
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Show as table: Money by day' })
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Show as chart: Money by day' })).toHaveFocus()
    expect(screen.getByRole('table')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Show as table: Money by day' })).toHaveFocus()
  })
})
