import type { Writer } from '@storyright/contracts/http'
import { communityAddresses, limits } from '@storyright/contracts/vocabulary'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Textarea } from '../../ui/field/textarea.tsx'
import { meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'
import { nameOf } from '../person/name-of.ts'
import { Portrait } from '../person/portrait.tsx'

const Around = styled.div`
  position: relative;
`
const List = styled.ul`
  position: absolute;
  z-index: 30;
  top: 100%;
  left: 0;
  width: min(100%, 360px);
  max-height: 264px;
  overflow-y: auto;
  margin-top: ${theme.s1};
  padding: ${theme.s1};
  background: ${theme.surface};
  border-radius: ${theme.radius};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
`
const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.s2};
  min-height: 36px;
  padding: 0 ${theme.s2};
  border-radius: 2px;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${theme.sunk};
  }
  ${below.phone} {
    min-height: 44px;
  }
`
const Username = styled.span`
  ${meta}
`

type MentionTextareaProps = Omit<ComponentProps<typeof Textarea>, 'onChange' | 'ref'> & {
  place: MentionPlace
  onChange: (text: string) => void
  /** Ctrl or Command with Enter. */
  onSend?: () => void
  field?: RefObject<HTMLTextAreaElement | null>
}

/** A field for a text in which an `@` offers those who may read it: by arrows, Enter or Tab, and Escape; and by pointer. */
export function MentionTextarea({ place, value, onChange, onSend, field, ...props }: MentionTextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const area = field ?? own
  const listId = useId()
  const offer = useOffer(place)
  const caret = useRef<number>(undefined)
  useEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const take = (person: Writer) => {
    if (!offer.at || !person.username) return
    const next = withMention(value, offer.at, person.username)
    caret.current = next.caret
    offer.close()
    onChange(next.text)
    area.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend?.()
    }
    const taken = offer.press(event.key)
    if (taken === undefined) return
    event.preventDefault()
    if (taken) take(taken)
  }
  const { people, chosen } = offer
  const isOpen = people.length > 0
  return (
    <Around>
      <Textarea
        dir="auto"
        {...props}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${chosen}` })}
        onChange={({ target }) => {
          offer.follow(mentionAt(target.value, target.selectionStart))
          onChange(target.value)
        }}
        onKeyDown={press}
        onBlur={offer.close}
      />
      <VisuallyHidden role="status">
        {isOpen &&
          `${people.length} ${people.length === 1 ? 'person' : 'people'} to mention. Arrows choose, Enter takes.`}
      </VisuallyHidden>
      {isOpen && (
        <List id={listId} role="listbox" aria-label="People to mention">
          {people.map((person, index) => (
            <Option
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Portrait name={nameOf(person)} address={person.profileImageUrl} size={24} />
              <bdi>{nameOf(person)}</bdi>
              <Username>{`@${person.username}`}</Username>
            </Option>
          ))}
        </List>
      )}
    </Around>
  )
}

/** The people offered for the mention that is being typed, and the one among them that Enter takes. */
function useOffer(place: MentionPlace) {
  const [at, setAt] = useState<MentionAt | null>(null)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState(0)
  const atPause = useTypingPause()
  const { currentData } = useMentionableQuery({ place, name }, { skip: name === '' })
  const people = at && name === at.name ? (currentData ?? []).filter(({ username }) => username !== null) : []
  const close = () => {
    setAt(null)
    setChosen(0)
  }
  const follow = (next: MentionAt | null) => {
    setAt(next)
    setChosen(0)
    if (next) atPause(() => setName(next.name))
  }
  /** What a key does while there is a choice: somebody is taken, `null` where not, `undefined` where the key is the text's. */
  const press = (key: string): Writer | null | undefined => {
    if (people.length === 0) return undefined
    if (key === 'Enter' || key === 'Tab') return people[chosen]
    if (key === 'Escape') close()
    else if (key === 'ArrowDown') setChosen((chosen + 1) % people.length)
    else if (key === 'ArrowUp') setChosen((chosen + people.length - 1) % people.length)
    else return undefined
    return null
  }
  return { at, people, chosen, follow, close, press }
}

interface MentionAt {
  /** Where the `@` stands. */
  from: number
  name: string
}

/** The mention that is being typed before the caret, if there is one. */
function mentionAt(text: string, caret: number): MentionAt | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || caret - from > limits.usernameMaximum + 1) return null
  const name = text.slice(from + 1, caret)
  const isName = /^[\p{L}\p{N}][^\s@]*$/u.test(name)
  const isApart = !/[\p{L}\p{N}@]$/u.test(text.slice(0, from))
  return isName && isApart ? { from, name } : null
}

/** The text with the whole name in place of what was typed of it, and where the caret goes on. */
function withMention(text: string, { from, name }: MentionAt, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(from + 1 + name.length).replace(/^ /, ''), caret: before.length }
}

type MentionPlace = 'forum' | 'comments'

const mentionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mentionable: build.query({
      ...callTo(communityAddresses.mentionable, (query: { place: MentionPlace; name: string }) => ({ query })),
      keepUnusedDataFor: 60,
    }),
  }),
})

const { useMentionableQuery } = mentionApi
