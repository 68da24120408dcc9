import { createSlice } from '@reduxjs/toolkit'

/** Whether the reader has signed out and is on the way home: the page being left then asks nobody to sign in. */
const leaving = createSlice({
  name: 'leaving',
  initialState: false,
  reducers: { setOut: () => true, arrived: () => false },
})

export const { setOut, arrived } = leaving.actions
export const leavingReducer = leaving.reducer
