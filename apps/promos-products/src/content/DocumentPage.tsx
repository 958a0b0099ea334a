import { useCan } from '@console/auth';
import type { FieldError } from '@console/contracts/core/errors';
import type { ContentDraft } from '@console/contracts/promos-products/content/calls';
import { faultsOf, placeOfFault } from '@console/contracts/promos-products/content/faults';
import { confirm } from '@console/ui/dialogs';
import { formatDate } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { Page, Part } from '@console/ui/page';
import { Tabs } from '@console/ui/tabs';
import { ActionButton } from '@console/ui/why';
import { useMemo, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Conflicts } from './Conflicts.tsx';
import { Difference } from './Difference.tsx';
import './content.css';
import type { PageDocument } from './document-of.ts';
import { History } from './History.tsx';
import { Links } from './Links.tsx';
import { messages } from './messages.ts';
import { useDraft, type DraftWork } from './use-draft.ts';
import { usePublish } from './use-publish.ts';

export interface EditorProps {
  readonly page: PageDocument;
  readonly draft: DraftWork;
  /** Faults by the id of their entry, each with the name of its field. */
  readonly faults: ReadonlyMap<string, readonly FieldError[]>;
  readonly showsFaults: boolean;
  readonly canUpdate: boolean;
}

interface DocumentPageProps {
  readonly page: PageDocument;
  /** The part of the page that edits the draft. */
  readonly editor: ComponentType<EditorProps>;
}

/** Decisions on versions are code that writing does not need. */
const VersionView = later(async () => ({ default: (await import('./VersionView.tsx')).VersionView }));

const views = ['edit', 'changes', 'history'] as const;

function useFaults(page: PageDocument, { content }: DraftWork): ReadonlyMap<string, readonly FieldError[]> {
  return useMemo(() => {
    const faults = new Map<string, FieldError[]>();
    for (const fault of faultsOf(page.document, content)) {
      const { part, at, field } = placeOfFault(fault.field);
      const id = content[part]?.[at]?.id ?? '';
      faults.set(id, [...(faults.get(id) ?? []), { ...fault, field }]);
    }
    return faults;
  }, [page, content]);
}

/** How the draft stands: stored, being stored, or typed on. */
function State({ draft }: { readonly draft: DraftWork }) {
  const t = useMessages(messages);
  const { updatedAt, updatedBy, liveNo } = draft.base;
  const stored =
    updatedAt === null ? '' : t('stored', { at: formatDate(updatedAt, 'DD MMM YYYY HH:mm'), by: updatedBy ?? '-' });
  return (
    <p className="content-state">
      <output>{draft.isSaving ? t('saving') : draft.isChanged ? t('unsaved') : stored}</output>{' '}
      <span>{liveNo === null ? t('notLive') : t('live', { no: liveNo })}</span>
    </p>
  );
}

function Desk({ page, editor: Editor, stored }: DocumentPageProps & { readonly stored: ContentDraft }) {
  const t = useMessages(messages);
  const text = useText();
  const canUpdate = useCan(page.versions.privilege)('update');
  const draft = useDraft(page, stored, canUpdate);
  const faults = useFaults(page, draft);
  const [showsFaults, setShowsFaults] = useState(false);
  const [, setAddress] = useSearchParams();
  const { view = 'edit', version } = useAddressValues<string>({
    view: { title: t('parts'), accepts: views },
    version: { title: t('history'), accepts: isRecordId },
  });
  const count = [...faults.values()].flat().length;
  const go = (next: string) => setAddress(next === 'edit' ? {} : { view: next }, { replace: true });
  const { mayPublish, isSame, isProposal, publish } = usePublish(page, draft, count, () => {
    setShowsFaults(true);
    go('edit');
  });
  const [discard] = page.discard.useMutation();
  const askToDiscard = () =>
    confirm({ title: t('discardTitle'), text: t('discardText'), danger: true, action: t('discard') }, async () => {
      const answer = await discard({ body: { version: draft.version() } });
      if ('error' in answer) throw answer.error;
      draft.replace(answer.data);
    });
  const active = version ? 'history' : view;
  return (
    <Page
      title={text(page.document.title)}
      actions={
        mayPublish && (
          <>
            <ActionButton onClick={askToDiscard} disabled={isSame && !draft.isChanged}>
              {t('discard')}
            </ActionButton>
            <ActionButton
              busy={draft.isSaving}
              disabled={!draft.isChanged || draft.conflicts.length > 0}
              onClick={() => draft.save()}
            >
              {t('saveDraft')}
            </ActionButton>
            <ActionButton variant="primary" disabled={isSame || draft.conflicts.length > 0} onClick={publish}>
              {t(isProposal ? 'propose' : 'publish')}
            </ActionButton>
          </>
        )
      }
    >
      <State draft={draft} />
      <Conflicts page={page} draft={draft} />
      <Tabs label={t('parts')} tabs={views.map((key) => ({ key, title: t(key) }))} active={active} onChange={go}>
        {active === 'edit' && (
          <>
            {showsFaults && count > 0 && <p role="alert">{t('faults', { count })}</p>}
            <Editor page={page} draft={draft} faults={faults} showsFaults={showsFaults} canUpdate={canUpdate} />
          </>
        )}
        {active === 'changes' && (
          <section className="panel" aria-label={t('changes')}>
            {canUpdate && <Links page={page} />}
            <Difference page={page} before={draft.base.live} after={draft.content} />
          </section>
        )}
        {active === 'history' && (
          <>
            {version && <VersionView page={page} draft={draft} secureId={version} onClose={() => go('history')} />}
            <History
              page={page}
              draft={draft}
              onView={(secureId) => setAddress({ version: secureId }, { replace: true })}
            />
          </>
        )}
      </Tabs>
    </Page>
  );
}

/** The page of a document: its draft, how it differs from what is public, and its versions. */
export function DocumentPage({ page, editor }: DocumentPageProps) {
  const reading = page.draft.useQuery({});
  return <Part of={reading}>{(stored) => <Desk page={page} editor={editor} stored={stored} />}</Part>;
}
