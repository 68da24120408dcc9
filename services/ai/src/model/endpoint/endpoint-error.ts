/** The endpoint did not answer, or not as a model's endpoint does. It may be asked again soon, about anything. */
export class EndpointAway extends Error {}

/** The endpoint wants to be left alone. */
export class EndpointResting extends Error {
  readonly forMs: number

  constructor(forMs: number) {
    super('The model’s endpoint wants to be left alone')
    this.forMs = forMs
  }
}

/** The answer cannot be used, and the next one may be no better. */
export class Unusable extends Error {}
