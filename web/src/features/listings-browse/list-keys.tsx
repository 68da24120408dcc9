import { useEffect, useState } from 'react'
import { Facts } from '../../ui/data/facts.tsx'
import { LaterDialog } from '../../ui/dialog/later.tsx'

const keys = [
  { term: 'Next title', value: 'J or →' },
  { term: 'Title before', value: 'K or ←' },
  { term: 'Row below, above', value: '↓ ↑' },
  { term: 'First, last', value: 'Home, End' },
  { term: 'Open', value: 'Enter' },
  { term: 'Favourite', value: 'F' },
  { term: 'Search', value: '/' },
  { term: 'Command palette', value: 'Ctrl K or ⌘ K' },
]

/** What keys do in a grid of cards besides walking: F marks a favourite, `?` says all of them. They count only while a title has the focus. */
export function ListKeys() {
  const [helps, setHelps] = useState(false)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (!target.matches('[aria-label="Listings"] > li :is(h2, h3) a')) return
      if (key === '?') setHelps(true)
      if (key === 'f') target.closest('li')?.querySelector<HTMLElement>('[aria-pressed]')?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <LaterDialog open={helps} onOpenChange={setHelps} title="Keys in this list">
      <Facts facts={keys} />
    </LaterDialog>
  )
}
