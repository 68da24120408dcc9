import { createSlice } from '@reduxjs/toolkit'

/**
 * Whether the user has signed out and is being taken home: the page being left then must not redirect to sign in. Or another
 * user has come to the page, who must not see it.
 */
type LeaveReason = false | 'signed out' | 'another user'

const leaving = createSlice({
  name: 'leaving',
  initialState: false as LeaveReason,
  reducers: {
    setOut: (): LeaveReason => 'signed out',
    leaveToAnother: (): LeaveReason => 'another user',
    arrived: (): LeaveReason => false,
  },
})

export const { setOut, leaveToAnother, arrived } = leaving.actions
export const leavingReducer = leaving.reducer
