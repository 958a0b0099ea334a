import { useOnline, useSession } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { useUnsavedGuard } from '../guard/index.ts';
import { later } from '../later/index.ts';
import { useBusyFields } from './use-busy-fields.ts';
import { useDraft } from './use-draft.ts';
import type { RecordForm } from './use-record-form.ts';

const DraftOffer = later(async () => ({ default: (await import('./DraftOffer.tsx')).DraftOffer }));

interface TypingOptions {
  readonly form: RecordForm;
  /** What is typed into: the draft is kept under it. */
  readonly document: string;
  readonly resource: Resource;
  readonly secrets: ReadonlySet<string>;
  readonly version?: number | undefined;
}

/**
 * What every form does for unsaved values: keeps a draft in this tab and offers it after a reload, asks before they are
 * left, and lets the person sign in over the page when the session ends.
 */
export function useTyping({ form, document, resource, secrets, version }: TypingOptions) {
  const { isBusy, onBusy } = useBusyFields();
  const online = useOnline();
  const isActive = useSession().status !== 'suspended';
  const allowNavigation = useUnsavedGuard(form.changed.length > 0);
  const { offered, restoreOffered, discard, done } = useDraft({
    form: document,
    fields: resource.fields,
    secrets,
    values: form.values,
    changed: form.changed,
    version,
    restore: form.restore,
  });
  return {
    online,
    /** Whether the values can be sent now. */
    ready: online && isActive && !isBusy,
    onBusy,
    discard,
    /** The values are stored: the draft goes, and the page may be left. */
    done: () => {
      done();
      allowNavigation();
    },
    offer: offered && <DraftOffer draft={offered} version={version} onDiscard={discard} onRestore={restoreOffered} />,
  };
}
