/** A path as routers write it (`/listing/:id`), with its parameters in place. */
export const filled = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name]!))
