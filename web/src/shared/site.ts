/** The ways out of the app, in one place so that tests can stand in for the browser. */
export const site = {
  leaveFor: (address: string) => window.location.assign(address),
}
