import { isApiError, type Outcome } from '@console/api';
import { dropFromTab, keepInTab, keptInTab, useOnline, useSession } from '@console/auth';
import { sameValue } from '@console/contracts/core/same-value';
import type { ContentDraft } from '@console/contracts/promos-products/content/calls';
import type { Content, Entry } from '@console/contracts/promos-products/content/document';
import { notify, useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState } from 'react';
import type { PageDocument } from './document-of.ts';
import { mergeContents, type Conflict } from './merge.ts';
import { messages } from './messages.ts';

/** Milliseconds between two stores of the draft by itself. */
const saveEveryMs = 20_000;

interface Work {
  /** The stored draft that typing started from; its content is what was sent. */
  readonly base: ContentDraft;
  readonly content: Content;
  readonly conflicts: readonly Conflict[];
}

/** What stays in the tab over a reload. */
interface Kept {
  readonly base: Content;
  readonly content: Content;
  readonly conflicts: readonly Conflict[];
}

/** The work on a draft that another version came for. */
function rebased(document: PageDocument['document'], work: Work, theirs: ContentDraft): Work & { hasTaken: boolean } {
  const { content, conflicts, hasTaken } = mergeContents(document, work.base.content, work.content, theirs.content);
  const open = work.conflicts.filter(
    ({ id, field }) => !conflicts.some((each) => each.id === id && each.field === field),
  );
  return { base: theirs, content, conflicts: [...open, ...conflicts], hasTaken };
}

/**
 * The draft of a document in the hands of one person: what is typed is kept in this tab, stored every 20 seconds, and
 * merged with what others store during that time.
 * @param stored the draft as the services have it
 */
export function useDraft(page: PageDocument, stored: ContentDraft, canUpdate: boolean) {
  const { document } = page;
  const user = useSession().username ?? '';
  const online = useOnline();
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [send] = page.save.useMutation();
  const [isSaving, setSaving] = useState(false);
  const [work, setWork] = useState<Work>(() => {
    const begun: Work = { base: stored, content: stored.content, conflicts: [] };
    const kept = keptInTab(user, 'desk', document.module) as Kept | null;
    if (!kept?.base || !kept.conflicts) return begun;
    const { base, content, conflicts } = kept;
    return rebased(document, { base: { ...stored, content: base }, content, conflicts }, stored);
  });
  const latest = useRef(work);
  const update = (next: Work) => {
    latest.current = next;
    setWork(next);
  };
  const isChanged = !sameValue(work.content, work.base.content);
  useUnsavedGuard(isChanged);
  useEffect(() => {
    if (isChanged)
      keepInTab(user, 'desk', document.module, {
        base: work.base.content,
        content: work.content,
        conflicts: work.conflicts,
      });
    else dropFromTab(user, 'desk', document.module);
  }, [user, document, work, isChanged]);

  const take = (theirs: ContentDraft): boolean => {
    const { hasTaken, ...next } = rebased(document, latest.current, theirs);
    update(next);
    const by = theirs.updatedBy ?? '-';
    if (next.conflicts.length > 0) notify.error(t('conflictNotice', { by }));
    else if (hasTaken && by !== user) notify.info(t('merged', { by }));
    return next.conflicts.length === 0;
  };
  useEffect(() => {
    // Another person, or this one in another tab, has stored since.
    if (!isSaving && stored.version > latest.current.base.version) take(stored);
    // Only when the services tell of another draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stored]);

  /** @returns whether the draft is stored as it is typed */
  const save = async (retriesLeft = 3): Promise<boolean> => {
    const { base, content, conflicts } = latest.current;
    if (conflicts.length > 0) return false;
    if (sameValue(content, base.content)) return true;
    setSaving(true);
    const answer = (await send({ body: { version: base.version, content } })) as Outcome<ContentDraft>;
    setSaving(false);
    if (!('error' in answer)) {
      // What was typed during the call stays; cleaned values are not put under the cursor.
      update({ ...latest.current, base: { ...answer.data, content } });
      return sameValue(latest.current.content, content);
    }
    const { error } = answer;
    if (isApiError(error) && error.code === 'STALE_VERSION' && error.result)
      return take(error.result as ContentDraft) && retriesLeft > 0 ? save(retriesLeft - 1) : false;
    notify.error(errorText(error));
    return false;
  };
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  const mayStore = canUpdate && online && isChanged && work.conflicts.length === 0;
  useEffect(() => {
    if (!mayStore) return undefined;
    const timer = setInterval(() => void saveLatest.current(), saveEveryMs);
    return () => clearInterval(timer);
  }, [mayStore]);

  const change = (next: (content: Content) => Content) =>
    update({ ...latest.current, content: next(latest.current.content) });
  const changePart = (part: string, next: (entries: readonly Entry[]) => readonly Entry[]) =>
    change((content) => ({ ...content, [part]: next(content[part] ?? []) }));
  return {
    base: work.base,
    content: work.content,
    conflicts: work.conflicts,
    isChanged,
    isSaving,
    /** The version of the draft as it was stored last. */
    version: () => latest.current.base.version,
    save: () => save(),
    changePart,
    setField: (part: string, id: string, field: string, value: unknown) =>
      changePart(part, (entries) => entries.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry))),
    /** Decides a field that both changed. */
    settle: ({ part, id, field }: Conflict, value: unknown) => {
      const { content, conflicts, base } = latest.current;
      update({
        base,
        content: {
          ...content,
          [part]: content[part]!.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry)),
        },
        conflicts: conflicts.filter((each) => each.id !== id || each.field !== field),
      });
    },
    /** Continues on a draft that replaces what was typed. */
    replace: (draft: ContentDraft) => update({ base: draft, content: draft.content, conflicts: [] }),
  };
}

export type DraftWork = ReturnType<typeof useDraft>;
