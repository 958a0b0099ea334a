import type { BrowserContext, Page, Request } from '@playwright/test';

/** The question for a fresh proof, as people answer it. */
export function proofOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  return {
    dialog,
    password: dialog.getByLabel('Password', { exact: true }),
    confirm: dialog.getByRole('button', { name: 'Konfirmasi', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Batal' }),
  };
}

/**
 * Answers calls to an address as the services answer those of a session whose proof is old, until the session proves
 * itself; all else is the services' own. @returns the calls in their order
 */
export async function withOldProof(
  context: BrowserContext,
  method: string,
  path: string,
  proofs: readonly string[] = ['password'],
): Promise<readonly Request[]> {
  const seen: Request[] = [];
  let isOld = true;
  context.on('response', (response) => {
    if (response.url().endsWith('/api/middle/auth/me/prove') && response.ok()) isOld = false;
  });
  await context.route(
    ({ pathname }) => pathname === path,
    async (route, request) => {
      if (request.method() !== method) return route.fallback();
      seen.push(request);
      if (!isOld) return route.fallback();
      return route.fulfill({
        status: 403,
        json: {
          message: 'Konfirmasikan dulu bahwa ini Anda, lalu ulangi',
          code: 'PROOF_REQUIRED',
          result: { proofs, minutes: 10 },
        },
      });
    },
  );
  return seen;
}
