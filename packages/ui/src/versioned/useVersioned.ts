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

/** A record, or a part of one, that is changed at the version that was seen. */
export interface VersionedRecord {
  readonly version: number;
  readonly updatedBy?: string;
}

export interface VersionedOptions<R extends VersionedRecord> {
  /** What its fields are called. */
  readonly resource: Resource;
  /** The newest state that the page has. */
  readonly record: R;
  /** Fields that the person looks at for what is done here: when another changes one, it is asked again. */
  readonly basis?: readonly (keyof R & string)[];
  /** Titles of fields that the resource does not name. A field without any is not told of. */
  readonly titles?: Readonly<Record<string, Text>>;
  /** How a field that both changed reads now, for the person to judge. */
  readonly shown?: (name: string, now: R) => string | null;
  /** Reads the record as it is now; by its `secureId` unless given. `undefined`: it is gone. */
  readonly read?: () => Promise<Outcome<R> | undefined>;
}

type Typed = Readonly<Record<string, unknown>>;

/** How often it is sent anew when others keep changing the record meanwhile. */
const tries = 3;

/**
 * Sends what dialogs and desks do with a record, at the version that was seen. When another person changed the record
 * meanwhile, the call is sent again on top of it, and the person told afterwards; where both changed the same field, or
 * one that the act rests on, nothing is sent: the refusal says who changed what, and sending again goes on from there.
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
    // What is on the screen has been seen, unless what is entered rests on what was there before.
    if (record.version < seen.current.version) return;
    if (!isOwn.current && !sameIn(seen.current, record, basis)) return;
    seen.current = record;
    isOwn.current = false;
    // The names are the same at every rendering, as far as anything depends on them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record]);

  const told = (names: readonly string[], now?: R) => {
    const words = names.flatMap((name) => {
      const title = text(titles[name] ?? titleOf(resource, name));
      const value = now && shown?.(name, now);
      return title === name ? [] : value ? t('now', { field: title, value }) : title;
    });
    return [...new Set(words)].join(', ');
  };
  const compare = (current: R, typed: Typed) =>
    // What one has done oneself, here or in another tab, one has seen.
    mergeAct(seen.current, current, typed, current.updatedBy === username ? [] : basis);

  /**
   * @param send sends at a version; `values` is what is typed, with what others have changed beside it
   * @param typed values of the record's own fields as they are to be
   */
  return async function act<A, T extends object = object>(
    send: (version: number, values: T) => Promise<Outcome<A>>,
    typed: T = {} as T,
  ): Promise<Outcome<A>> {
    let values = typed;
    let merged: { readonly user: string; readonly fields: string } | undefined;
    for (let left = tries; ; left -= 1) {
      const answer = await send(seen.current.version, values);
      if (!('error' in answer)) {
        isOwn.current = true;
        if (merged) notify.info(t('merged', merged));
        return answer;
      }
      if (!isApiError(answer.error) || answer.error.code !== 'STALE_VERSION' || left === 0) return answer;
      const now = await read();
      if (!now || 'error' in now || now.data.version === seen.current.version) return answer;
      const { clashes, taken, values: together } = compare(now.data, values as Typed);
      seen.current = now.data;
      const user = now.data.updatedBy ?? '-';
      if (clashes.length > 0)
        return {
          error: { ...answer.error, message: t('clash', { user, fields: told(clashes, now.data) || t('record') }) },
        };
      const fields = user === username ? '' : told(taken);
      if (fields !== '') merged = { user, fields };
      values = together as T;
    }
  };
}
