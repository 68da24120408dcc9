import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { Count } from '../badge/count.tsx'
import { byPointer } from './by-pointer.ts'
import * as S from './tabs.styles.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

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
