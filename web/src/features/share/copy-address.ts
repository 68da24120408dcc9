import { toast } from '../../ui/toast/toasts.ts'

/** Copies the address of a listing and says so; `onCopied` hears of it. */
export async function copyAddress(address: string, onCopied: () => void) {
  try {
    await navigator.clipboard.writeText(address)
    onCopied()
    toast({ title: 'Link Copied', description: 'Listing URL copied to clipboard' })
  } catch {
    toast({ title: 'Copy Failed', description: 'Unable to copy link to clipboard', variant: 'destructive' })
  }
}
