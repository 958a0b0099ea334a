import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of promotions and public content with encrypted values. */
export const promosProductsSecrets: readonly SecretColumn[] = [{ table: 'promo_draft', column: 'values_encrypted' }];
