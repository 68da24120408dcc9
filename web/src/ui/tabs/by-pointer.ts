import type { SyntheticEvent } from 'react'

const mark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute('data-by-pointer', '')
const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute('data-by-pointer')

/** Marks what a pointer chose. A tab is focused by script when it is pressed, so that to CSS every focus looks like the keyboard's. */
export const byPointer = { onPointerDown: mark, onKeyDown: unmark, onBlur: unmark }
