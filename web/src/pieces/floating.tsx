import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ReasonDialog } from '../ui/dialog/reason-dialog.tsx'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { Line } from './line.ts'

const share = ['Copy Link', 'Email', 'LinkedIn', 'Twitter'].map((label) => ({
  label,
  onSelect: () => toast({ title: label }),
}))

export function Floating() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'reason' | 'bottom' | 'right'>()
  const at = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  })
  return (
    <Line>
      <Button
        onClick={() =>
          toast({ title: 'Payment Authorised', description: 'Your offer has been submitted successfully!' })
        }
      >
        Toast
      </Button>
      <Button
        onClick={() => toast({ title: 'Error', description: 'Failed to update favourites.', variant: 'destructive' })}
      >
        Destructive toast
      </Button>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('reason')}>Confirm with a reason</Button>
      <Button onClick={() => setOpen('bottom')}>Sheet from below</Button>
      <Button onClick={() => setOpen('right')}>Sheet from the right</Button>
      <Menu
        label="Share"
        trigger={<Button>Menu</Button>}
        items={[...share, { label: 'Delete', danger: true, ruled: true, onSelect: () => {} }]}
      />
      <Dialog
        {...at('dialog')}
        title="Share this listing"
        description="Anyone with the link sees its cover, title and author."
        actions={
          <Button variant="solid" onClick={() => setOpen(undefined)}>
            Copy Link
          </Button>
        }
      />
      <ConfirmDialog
        {...at('confirm')}
        title="Delete this listing?"
        description="It leaves the catalogue at once and can no longer be opened."
        confirm="Delete"
        danger
        onConfirm={() => setOpen(undefined)}
      />
      {open === 'reason' && (
        <ReasonDialog
          title="Cancel this offer?"
          description="The hold of £14,000 on The Princess and the Goblin is released at once. The agent sees that you withdrew."
          confirm="Cancel offer"
          cancel="Keep offer"
          danger
          reason={{ label: 'Reason', maximum: 500, missing: 'Please say why' }}
          onClose={() => setOpen(undefined)}
          onConfirm={() => setOpen(undefined)}
        />
      )}
      <Sheet
        {...at('bottom')}
        title="Filters"
        actions={
          <Button variant="solid" wide onClick={() => setOpen(undefined)}>
            Show 388 listings
          </Button>
        }
      >
        <p>What can be chosen.</p>
      </Sheet>
      <Sheet {...at('right')} side="right" title="Add listing" actions={<Button variant="primary">Save</Button>}>
        <p>A long form.</p>
      </Sheet>
    </Line>
  )
}
