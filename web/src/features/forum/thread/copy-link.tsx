import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { Link2 } from '../../../ui/icon/icons.ts'
import { toast } from '../../../ui/toast/toasts.ts'

/** Copies an address of ours. */
export function CopyLink({ to, of }: { to: string; of: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, window.location.origin).href)
      toast({ title: 'Link Copied' })
    } catch {
      toast({ title: 'Copy Failed', description: 'Unable to copy link to clipboard', variant: 'destructive' })
    }
  }
  return (
    <QuietButton aria-label={`Copy link to ${of}`} onClick={copy}>
      <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
      Link
    </QuietButton>
  )
}
