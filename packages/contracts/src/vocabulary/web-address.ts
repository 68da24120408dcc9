/** A web address as people write it gets its scheme: `agency.example` is taken as https. No zod here: the web imports it. */
export const withScheme = (address: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : address
