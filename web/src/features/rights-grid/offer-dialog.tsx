import { type Day, describeBook, type Line } from '@storyright/rights'
import { type ObjectSchema, object } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { blankWindow, type GrantWindow, windowOf, windowRules } from './grant-window.ts'
import { WindowFields } from './window-fields.tsx'

type OfferDialogProps = {
  lines: readonly Line[]
  today: Day
  onOffer: (lines: Line[]) => void
  onClose: () => void
}

/** How the chosen cells are put on offer. Nothing is saved yet. */
export function OfferDialog({ lines, today, onOffer, onClose }: OfferDialogProps) {
  const submit = async (window: GrantWindow) => {
    onOffer(lines.map((line) => ({ ...line, ...windowOf(window) })))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Offer these rights"
      description={`${describeBook(lines)}. They replace what the lines say of them now, and count once you save.`}
    >
      <AppForm
        label="Offer"
        initial={blankWindow}
        rules={object(windowRules(today)) as unknown as ObjectSchema<GrantWindow>}
        onSubmit={submit}
        onLeaving="lets go"
      >
        {({ busy }) => (
          <>
            <WindowFields />
            <FormActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                Offer
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  )
}
