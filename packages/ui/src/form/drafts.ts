import { dropFromTab, keepInTab, keptInTab } from '@console/auth';
import type { Fields } from '@console/contracts/core/fields';
import type { FormValues } from './declaration.ts';

/** Typed values stored against a reload or crash of the browser. */
export interface Draft {
  /** Only the changed fields. */
  readonly values: FormValues;
  /** Version of the record that was being updated; absent for a new one. */
  readonly version?: number;
  /** When it was stored, ISO 8601. */
  readonly at: string;
}

/** Fields that a draft may store: no secrets, and no images, whose unused files the services delete after a day. */
export const draftable = (fields: Fields, secrets: ReadonlySet<string>, names: readonly string[]): string[] =>
  names.filter((name) => !secrets.has(name) && fields[name]?.kind !== 'image');

/** Stores a draft for this user, form and tab. */
export const keepDraft = (user: string, form: string, draft: Draft): void => keepInTab(user, 'draft', form, draft);

export const dropDraft = (user: string, form: string): void => dropFromTab(user, 'draft', form);

/** The stored draft of this user, form and tab, if any. */
export function draftOf(user: string, form: string): Draft | undefined {
  const draft = keptInTab(user, 'draft', form);
  return draft !== null && 'values' in draft && 'at' in draft ? (draft as Draft) : undefined;
}
