import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of lines of business, groups and products with encrypted values. */
export const productsSecrets: readonly SecretColumn[] = [];
