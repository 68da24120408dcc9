import { identityCalls } from '@storyright/contracts/http'
import { demoPassword } from '@storyright/demo'

/** Signs in through the gateway; the answer is the cookie that later calls send. */
export async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(new URL(identityCalls.login.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (!response.ok || !cookie)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`)
  return cookie
}
