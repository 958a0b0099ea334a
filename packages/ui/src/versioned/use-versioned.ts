import { isApiError, resourceApi, type Outcome } from '@console/api';
import { useSession } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import type { Text } from '@console/contracts/core/text';
import { useEffect, useRef } from 'react';
import { notify } from '../feedback/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { mergeAct, sameIn } from './merge.ts';
import { messages } from './messages.ts';

/** A record, or a part of one, that is updated with its version. */
export interface VersionedRecord {
  readonly version: number;
  readonly updatedBy?: string;
}

export interface VersionedOptions<R extends VersionedRecord> {
  /** The resource with the titles of its fields. */
  readonly resource: Resource;
  /** The newest state on the page. */
  readonly record: R;
  /** Fields that the action is based on: a change of one by another person needs a decision. */
  readonly basis?: readonly (keyof R & string)[];
  /** Titles of fields that the resource lacks. Fields without a title are not mentioned. */
  readonly titles?: Readonly<Record<string, Text>>;
  /** The current value of a field that both changed, as text. */
  readonly shown?: (name: string, now: R) => string | null;
  /** Reads the current record; default: by its `secureId`. `undefined` when it was deleted. */
  readonly read?: () => Promise<Outcome<R> | undefined>;
}

type Typed = Readonly<Record<string, unknown>>;

/** How often a call is sent again when others keep changing the record. */
const maximumRetries = 3;

/**
 * Sends the actions of dialogs and desks with the version that the person saw. When another person has changed the
 * record, the call is sent again, merged, and a notice says so. When both changed the same field, or one of `basis`,
 * nothing is sent: the error says who changed what, and the next send continues from the current record.
 * @example
 * const act = useVersioned({ resource: members, record: member, basis: ['state'] });
 * const answer = await act((version, values) => review({ body: { secureId, version, ...values } }), { note });
 */
export function useVersioned<R extends VersionedRecord>({
  resource,
  record,
  basis = [],
  titles = {},
  shown,
  read = () => resourceApi(resource).read((record as unknown as { secureId: string }).secureId) as never,
}: VersionedOptions<R>) {
  const t = useMessages(messages);
  const text = useText();
  const { username } = useSession();
  const seen = useRef(record);
  const isOwn = useRef(false);
  useEffect(() => {
    // A newer record counts as seen, unless it changed what the current input is based on.
    if (record.version < seen.current.version) return;
    if (!isOwn.current && !sameIn(seen.current, record, basis)) return;
    seen.current = record;
    isOwn.current = false;
    // `basis` may be a new array in each render, with the same names.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record]);

  const describe = (names: readonly string[], now?: R) => {
    const words = names.flatMap((name) => {
      const title = text(titles[name] ?? titleOf(resource, name));
      const value = now && shown?.(name, now);
      return title === name ? [] : value ? t('now', { field: title, value }) : title;
    });
    return [...new Set(words)].join(', ');
  };
  const compare = (current: R, typed: Typed) =>
    // The person knows changes of their own, from here or another tab.
    mergeAct(seen.current, current, typed, current.updatedBy === username ? [] : basis);

  /**
   * @param send sends the call; `values` is `typed` merged with changes of other people
   * @param typed new values of the record's fields
   */
  return async function act<A, T extends object = object>(
    send: (version: number, values: T) => Promise<Outcome<A>>,
    typed: T = {} as T,
  ): Promise<Outcome<A>> {
    let values = typed;
    let merged: { readonly user: string; readonly fields: string } | undefined;
    for (let left = maximumRetries; ; left -= 1) {
      const answer = await send(seen.current.version, values);
      if (!('error' in answer)) {
        isOwn.current = true;
        if (merged) notify.info(t('merged', merged));
        return answer;
      }
      if (!isApiError(answer.error) || answer.error.code !== 'STALE_VERSION' || left === 0) return answer;
      const now = await read();
      if (!now || 'error' in now || now.data.version === seen.current.version) return answer;
      const { conflicts: clashes, taken, values: mergedValues } = compare(now.data, values as Typed);
      seen.current = now.data;
      const user = now.data.updatedBy ?? '-';
      if (clashes.length > 0)
        return {
          error: { ...answer.error, message: t('clash', { user, fields: describe(clashes, now.data) || t('record') }) },
        };
      const fields = user === username ? '' : describe(taken);
      if (fields !== '') merged = { user, fields };
      values = mergedValues as T;
    }
  };
}
