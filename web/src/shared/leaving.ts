import { createSlice } from '@reduxjs/toolkit'

/** Whether the user has signed out and is being taken home: the page being left then must not redirect to sign in. */
const leaving = createSlice({
  name: 'leaving',
  initialState: false,
  reducers: { setOut: () => true, arrived: () => false },
})

export const { setOut, arrived } = leaving.actions
export const leavingReducer = leaving.reducer
