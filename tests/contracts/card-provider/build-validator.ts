import { buildGoTool, builtGoTool, type GoTool } from '@storyright/backing-servers'

const validator: GoTool = { name: 'stripe-mock', module: 'github.com/stripe/stripe-mock', version: 'v0.203.0' }

/** The provider's own validator of requests, built once and kept under `home`; nothing where Go is missing. */
export async function builtValidator(home: string): Promise<string | undefined> {
  return (await builtGoTool(home, validator)) ?? buildGoTool(home, validator)
}
