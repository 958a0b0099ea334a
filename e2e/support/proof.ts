import type { BrowserContext, Page, Request } from '@playwright/test';

/** The dialog that asks for a proof of identity. */
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
 * Answers calls to an address as the server does for a session whose proof has expired, until the session gives a new
 * one. Other calls reach the server.
 * @returns the calls in their order
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
