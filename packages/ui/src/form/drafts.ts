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
  /** When it was stored first. */
  readonly since?: string;
}

/** The services delete a file that nothing uses after a day; pictures of a draft are offered for a little less. */
const picturesKeptMs = 20 * 3_600_000;

/** Fields that a draft may store: no secrets. */
export const draftable = (secrets: ReadonlySet<string>, names: readonly string[]): string[] =>
  names.filter((name) => !secrets.has(name));

/** A draft without its pictures, where the services may have deleted them by now. */
export function withLivePictures(fields: Fields, draft: Draft, now: number): Draft {
  if (now - Date.parse(draft.since ?? draft.at) < picturesKeptMs) return draft;
  const values = Object.entries(draft.values).filter(
    ([name]) => fields[name]?.kind !== 'image' && !fields[name]?.images,
  );
  return { ...draft, values: Object.fromEntries(values) };
}

/** Stores a draft for this user, form and tab. */
export const keepDraft = (user: string, form: string, draft: Draft): void => keepInTab(user, 'draft', form, draft);

export const dropDraft = (user: string, form: string): void => dropFromTab(user, 'draft', form);

/** The stored draft of this user, form and tab, if any. */
export function draftOf(user: string, form: string): Draft | undefined {
  const draft = keptInTab(user, 'draft', form);
  return draft !== null && 'values' in draft && 'at' in draft ? (draft as Draft) : undefined;
}
