import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Count } from '../badge/count.tsx'
import * as S from './tabs.styles.ts'
export type Tab = {
  value: string
  label: string
  /** A quiet number beside the label, or two: "7 / 8". */
  count?: number | string
  /** Faults inside, so that they are not overlooked while another tab is open. */
  errors?: number
  content: ReactNode
}
type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  minor?: boolean
}

/** Arrow keys move between tabs, Home and End to the first and last. */
export function Tabs({ label, tabs, value, onChange, minor = false }: TabsProps) {
  const list = useChosenInView(value, tabs.map(({ count, errors }) => `${count}/${errors}`).join())
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <S.List ref={list} aria-label={label} $minor={minor}>
        {tabs.map((tab) => (
          <S.Trigger key={tab.value} value={tab.value} {...byPointer}>
            {tab.label}
            {tab.count !== undefined && <S.Quiet>{tab.count}</S.Quiet>}
            {Boolean(tab.errors) && <Count value={tab.errors!} label={tab.errors === 1 ? 'error' : 'errors'} />}
          </S.Trigger>
        ))}
      </S.List>
      {tabs.map((tab) => (
        <S.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </S.Panel>
      ))}
    </Radix.Root>
  )
}

const mark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute('data-by-pointer', '')
const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute('data-by-pointer')

/** Marks what a pointer chose. A tab is focused by script when it is pressed, so that to CSS every focus looks like the keyboard's. */
const byPointer = { onPointerDown: mark, onKeyDown: unmark, onBlur: unmark }

/** Moves a row of tabs sideways, and nothing else, so that the chosen one can be seen where not all have room. */
function useChosenInView(chosen: string, widths: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is chosen, and their widths, are read from the page
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected="true"]')
    if (!row || !tab) return
    const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, place.right - room.right) - Math.max(0, room.left - place.left)
  }, [chosen, widths])
  return list
}
