import type { Writer } from '@storyright/contracts/http'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Ban, Ellipsis, Flag } from '../../ui/icon/icons.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { type TextAt, textNouns } from './text-at.ts'

// Few readers ever ask for either.
const FlagDialog = lazy(() => import('./flag-dialog.tsx').then((module) => ({ default: module.FlagDialog })))
const BlockQuestion = lazy(() => import('./block-question.tsx').then((module) => ({ default: module.BlockQuestion })))

type TextMenuProps = TextAt & {
  author: Writer
  /** Whether the reader has blocked its author. */
  isBlocked: boolean
}
const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What a reader can do about a text and its author: flag the one, block the other. Nothing about their own. */
export function TextMenu({ subject, subjectId, author, isBlocked }: TextMenuProps) {
  const { user } = useCurrentUser()
  const [asked, setAsked] = useState<'flag' | 'block' | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  // The item that opened a dialog is gone when that closes, so the menu's button takes the focus.
  useEffect(() => {
    if (!asked && wasAsked.current) trigger.current?.focus()
    wasAsked.current = asked !== null
  }, [asked])
  if (!user || user.id === author.id) return null
  const name = nameOf(author)
  const close = () => setAsked(null)
  const items = [
    { label: 'Flag', icon: <Flag {...icon} />, onSelect: () => setAsked('flag') },
    {
      label: `${isBlocked ? 'Unblock' : 'Block'} ${name}`,
      icon: <Ban {...icon} />,
      onSelect: () => setAsked('block'),
    },
  ]
  const label = `More about this ${textNouns[subject]} by ${name}`
  return (
    <>
      <Menu
        label={label}
        items={items}
        trigger={
          <IconButton label={label} ref={trigger}>
            <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        }
      />
      <Suspense>
        {asked === 'flag' && <FlagDialog subject={subject} subjectId={subjectId} onClose={close} />}
        {asked === 'block' && <BlockQuestion person={author} isBlocked={isBlocked} onClose={close} />}
      </Suspense>
    </>
  )
}
