import type { BrowserContext } from '@playwright/test';
import { environments } from './environments.ts';
import type { Tokens } from './sessions.ts';

/** Puts the tokens of a session into the browser, as a sign-in in another tab does. */
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
