import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

function Listing() {
  const [tab, setTab] = useState('overview')
  const tabs = ['overview', 'rights', 'comments'].map((value) => ({ value, label: value, content: `about ${value}` }))
  return <Tabs label="Listing" tabs={tabs} value={tab} onChange={setTab} />
}

describe('tabs', () => {
  it('move with the arrow keys, round the end, and to the ends with Home and End', async () => {
    render(<Listing />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'overview' })).toHaveFocus()
    for (const [key, name] of [
      ['ArrowRight', 'rights'],
      ['End', 'comments'],
      ['ArrowRight', 'overview'],
      ['ArrowLeft', 'comments'],
      ['Home', 'overview'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      expect(screen.getByRole('tab', { name })).toHaveFocus()
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name)
      expect(screen.getByRole('tabpanel')).toHaveTextContent(`about ${name}`)
    }
  })

  it('are one stop of the tab key; the next is the panel', async () => {
    render(<Listing />)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  it('are marked while a pointer chose them, so that the focus ring is the keyboard’s alone', async () => {
    render(<Listing />)
    const tab = screen.getByRole('tab', { name: 'rights' })
    await userEvent.click(tab)
    expect(tab).toHaveFocus()
    expect(tab).toHaveAttribute('data-by-pointer')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    expect(tab).toHaveFocus()
    expect(tab).not.toHaveAttribute('data-by-pointer')
  })

  it('say how many faults wait inside', () => {
    render(
      <Tabs
        label="Form"
        value="a"
        onChange={() => {}}
        tabs={[
          { value: 'a', label: 'Basic Info', content: null },
          { value: 'b', label: 'Rights', errors: 2, content: null },
        ]}
      />,
    )
    expect(screen.getByRole('tab', { name: 'Rights 2 errors' })).toBeInTheDocument()
  })
})
