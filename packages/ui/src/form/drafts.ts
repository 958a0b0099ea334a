import { dropFromTab, keepInTab, keptInTab } from '@console/auth';
import type { Fields } from '@console/contracts/core/fields';
import type { FormValues } from './declaration.ts';

/** Typing kept for the case that the page is reloaded or the browser falls over. */
export interface Draft {
  /** Only the fields that had been changed. */
  readonly values: FormValues;
  /** Version of the record that was being changed; absent for a new one. */
  readonly version?: number;
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** Fields that a draft may hold: no secrets, and no images, whose files the services remove after a day. */
export const draftable = (fields: Fields, secrets: ReadonlySet<string>, names: readonly string[]): string[] =>
  names.filter((name) => !secrets.has(name) && fields[name]?.kind !== 'image');

/** Keeps a draft for this user, form and tab. */
export const keepDraft = (user: string, form: string, draft: Draft): void => keepInTab(user, 'draft', form, draft);

export const dropDraft = (user: string, form: string): void => dropFromTab(user, 'draft', form);

/** The draft of this user, form and tab, as far as one was kept. */
export function draftOf(user: string, form: string): Draft | undefined {
  const draft = keptInTab(user, 'draft', form);
  return draft !== null && 'values' in draft && 'at' in draft ? (draft as Draft) : undefined;
}
