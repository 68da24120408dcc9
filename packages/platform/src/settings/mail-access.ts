/** The server that takes the mail, with what it is signed in with; only the process that sends is given it. */
export const mailSecret = 'SMTP_URL'

/** Takes the mail server out of an environment, so that no program that is started from it inherits it; without one the catcher takes all. */
export function takeMailAccess(env: NodeJS.ProcessEnv): string | null {
  const { [mailSecret]: url } = env
  delete env[mailSecret]
  if (!url) return null
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL is the address of a mail server: smtps://NAME:PASSWORD@HOST:465 or smtp://HOST:587.')
  return url
}
