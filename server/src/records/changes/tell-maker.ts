import { notify } from '../../people/notices/notify.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { pageOfChange } from './page-of-change.ts';
import type { StoredChange } from './table.ts';

interface Said {
  readonly noticeId: string | undefined;
  readonly labels: readonly string[];
}

/**
 * The notices of a decision on many changes: each maker has one, which says more with every change. Each decision is
 * made in a transaction of its own, and what it tells counts once that is committed.
 */
export class ToldTogether {
  readonly #said = new Map<string, Said>();
  #next: readonly [maker: string, said: Said] | null = null;

  of(maker: string): Said | undefined {
    return this.#said.get(maker);
  }

  /** What the open transaction tells. */
  say(maker: string, said: Said): void {
    this.#next = [maker, said];
  }

  /** The transaction is over. */
  committed(): void {
    if (this.#next) this.#said.set(...this.#next);
    this.#next = null;
  }
}

/** How many are named. */
const mostNamed = 3;

const named = (labels: readonly string[]): string =>
  labels.length > mostNamed ? `${labels.slice(0, mostNamed).join('; ')}; …` : labels.join('; ');

/** Tells the maker of a change how it was decided; of many that are decided together by one notice. */
export async function tellMaker(
  tx: Tx,
  registered: RegisteredResource,
  change: StoredChange,
  decision: 'approve' | 'reject',
  { caller }: Pick<Context, 'caller'>,
  { note, now, together }: { readonly note: string | null; readonly now: Date; readonly together?: ToldTogether },
): Promise<void> {
  const { maker_id: maker } = change;
  const label = change.title ?? change.record_label;
  const before = together?.of(maker);
  const labels = [...(before?.labels ?? []), label];
  const isOne = labels.length === 1;
  const shared = { checker: caller.name, note: note ?? '' };
  const kinds = isOne
    ? (['CHANGE_APPROVED', 'CHANGE_REJECTED'] as const)
    : (['CHANGES_APPROVED', 'CHANGES_REJECTED'] as const);
  const [noticeId] = await notify(tx, {
    userIds: [maker],
    kind: kinds[decision === 'approve' ? 0 : 1],
    at: now,
    replaces: before?.noticeId,
    link: isOne ? await pageOfChange(tx, registered, change) : '/approval?box=made',
    parameters: isOne
      ? { module: registered.resource.title.id, label, ...shared }
      : { count: labels.length, labels: named(labels), ...shared },
  });
  together?.say(maker, { noticeId, labels });
}
