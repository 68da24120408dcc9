/** Browser functions that leave the app, in one place so that tests can replace them. */
export const site = {
  leaveFor: (address: string) => window.location.assign(address),
}
