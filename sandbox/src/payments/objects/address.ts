/** Where somebody lives or works, in the provider's shape. */
export interface Address {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}
