import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete listing</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this listing?"
        description="It leaves the catalogue at once."
        confirm="Delete"
        cancel="Keep listing"
        danger
        onConfirm={onConfirm}
      />
    </>
  )
}

function Deleting() {
  const [state, setState] = useState<'there' | 'asked' | 'gone'>('there')
  return (
    <main tabIndex={-1}>
      {state !== 'gone' && <Button onClick={() => setState('asked')}>Delete listing</Button>}
      <ConfirmDialog
        open={state === 'asked'}
        onOpenChange={() => setState('there')}
        title="Delete this listing?"
        description="It leaves the catalogue at once."
        confirm="Delete"
        onConfirm={() => setState('gone')}
      />
    </main>
  )
}

describe('a question before something hard to undo', () => {
  it('starts on the safe answer, and gives focus back to what asked', async () => {
    const confirmed = jest.fn()
    render(<Asking onConfirm={confirmed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete listing' }))
    expect(screen.getByRole('alertdialog', { name: 'Delete this listing?' })).toHaveAccessibleDescription(
      'It leaves the catalogue at once.',
    )
    expect(screen.getByRole('button', { name: 'Keep listing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete listing' })).toHaveFocus()
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('gives focus to the place of what asked, where the answer takes that away', async () => {
    render(<Deleting />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete listing' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.queryByRole('button', { name: 'Delete listing' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('stays open when confirmed, for its owner to close', async () => {
    const confirmed = jest.fn()
    render(<Asking onConfirm={confirmed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete listing' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirmed).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })
})

describe('a dialog', () => {
  it('is named by its title and asks to close by its button', async () => {
    const changed = jest.fn()
    render(<Dialog open onOpenChange={changed} title="Share" />)
    expect(screen.getByRole('dialog', { name: 'Share' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(changed).toHaveBeenCalledWith(false)
  })

  it('does not blame the field that it began at for being left as it was', async () => {
    const blamed = jest.fn()
    render(
      <Dialog open onOpenChange={() => {}} title="Share">
        <input aria-label="Name" onBlur={blamed} />
        <button type="button">Upload</button>
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(blamed).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Rosa')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(blamed).toHaveBeenCalledTimes(1)
  })

  it('begins at its first field, and without one at its own start, never at Close', async () => {
    const { unmount } = render(
      <Dialog open onOpenChange={() => {}} title="Share">
        <input aria-label="Name" />
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    unmount()
    render(<Dialog open onOpenChange={() => {}} title="Read this" />)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Read this' })).toHaveFocus())
  })
})
