import type { Resource } from '@console/contracts/core/resource';
import type { FormValues } from './declaration.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { useDraft } from './use-draft.ts';
import { useRecordForm } from './use-record-form.ts';

interface TypedFormOptions {
  /** Fields, titles and rules of what is typed. */
  readonly resource: Resource;
  /** What is typed into, one for each page and parent: its draft is kept under this name. */
  readonly document: string;
  /** Start values. */
  readonly initial?: FormValues;
}

const noSecrets: ReadonlySet<string> = new Set();
const free = () => Promise.resolve(true);

/**
 * The form of a page with a layout of its own, such as one that asks what a preview or a file is about. What is typed
 * is kept in this tab, and offered after a reload, until `done`.
 * @example
 * const { form, offer, done } = useTypedForm({ resource, document: `branch-copy:${branchId}` });
 */
export function useTypedForm({ resource, document, initial }: TypedFormOptions) {
  const form = useRecordForm({ resource, initial, askUnique: free });
  const { offered, restoreOffered, discard, done } = useDraft({
    form: document,
    fields: resource.fields,
    secrets: noSecrets,
    values: form.values,
    changed: form.changed,
    version: undefined,
    restore: form.restore,
  });
  return {
    form,
    /** Shown above the fields. */
    offer: offered && <DraftOffer draft={offered} version={undefined} onDiscard={discard} onRestore={restoreOffered} />,
    /** The values were sent: they are no longer a draft. */
    done,
  };
}
