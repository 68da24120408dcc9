import { useSearchParams } from 'react-router-dom'

/** Which tab is open and which listing is being edited stand in the address, so that a reload and Back lead there again. */
export function useDesk() {
  const [address, setAddress] = useSearchParams()
  const go = (name: string, value: string | null, options?: { replace: boolean }) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { preventScrollReset: true, ...options },
    )
  return {
    tab: address.get('tab') === 'assets' ? 'assets' : 'overview',
    openTab: (tab: string) => go('tab', tab === 'assets' ? tab : null, { replace: true }),
    /** The id of the listing whose form is open, or `new`. */
    editing: address.get('edit'),
    edit: (id: string) => go('edit', id),
    close: () => go('edit', null, { replace: true }),
  }
}
