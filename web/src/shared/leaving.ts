import { createSlice } from '@reduxjs/toolkit'

/**
 * Whether the user has signed out and is being taken home: the page being left then must not redirect to sign in. Or another
 * user has come to the page, who must not see it.
 */
type Leaving = false | 'signed out' | 'another user'

const leaving = createSlice({
  name: 'leaving',
  initialState: false as Leaving,
  reducers: {
    setOut: (): Leaving => 'signed out',
    leaveToAnother: (): Leaving => 'another user',
    arrived: (): Leaving => false,
  },
})

export const { setOut, leaveToAnother, arrived } = leaving.actions
export const leavingReducer = leaving.reducer
