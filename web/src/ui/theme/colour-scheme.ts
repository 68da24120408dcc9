import { useSyncExternalStore } from 'react'

export type ColourScheme = 'system' | 'light' | 'dark'

// public/theme.js reads the same key before the first paint.
const key = 'storyright-theme'
const listeners = new Set<() => void>()

function stored(): ColourScheme {
  try {
    const choice = localStorage.getItem(key)
    return choice === 'light' || choice === 'dark' ? choice : 'system'
  } catch {
    return 'system'
  }
}

/** Follows the system, or keeps to the reader's choice from now on. */
export function chooseColourScheme(choice: ColourScheme) {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Storage may be refused; the choice then holds for this page only.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reader's choice of theme, kept between visits. */
export function useColourScheme() {
  return useSyncExternalStore(subscribe, stored)
}
