import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * Whether the session has ended while its tab stays open; `put off` once somebody does not want to sign in again yet. What other tabs
 * tell does not ask them again; what they do themselves and is refused does.
 */
type SignedOutState = 'no' | 'yes' | 'put off'

const signedOut = createSlice({
  name: 'signedOut',
  initialState: 'no' as SignedOutState,
  reducers: {
    hearOfSignOut: (now) => (now === 'put off' ? now : 'yes'),
    settleSignedOut: (_now, { payload }: PayloadAction<SignedOutState>) => payload,
  },
})

export const { hearOfSignOut, settleSignedOut } = signedOut.actions
export const signedOutReducer = signedOut.reducer

const name = 'storyright.session'
/** `in` may say who it is, so that nobody has to ask first. */
type Word = 'out' | 'in' | `in ${string}`
const canBroadcast = () => typeof BroadcastChannel !== 'undefined'

/** Tells every tab of this browser, this one too. */
export function broadcastToTabs(word: Word): void {
  if (!canBroadcast()) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(word)
  channel.close()
}

/** Hears what any tab has told, until the returned function is called. */
export function hearTabs(hear: (word: Word) => void): () => void {
  if (!canBroadcast()) return () => undefined
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  return () => channel.close()
}
