import type { BrowserContext } from '@playwright/test';
import { environments } from './environments.ts';
import type { Tokens } from './sessions.ts';

/** Hands the tokens of a session to the browser, as after a sign-in in another tab. */
export async function adopt(
  context: BrowserContext,
  tokens: Tokens,
  url: string = environments.local.url,
): Promise<void> {
  await context.addCookies(
    (['access_token', 'refresh_token'] as const).map((name) => ({
      name,
      value: tokens[name],
      url,
      sameSite: 'Strict' as const,
    })),
  );
}
