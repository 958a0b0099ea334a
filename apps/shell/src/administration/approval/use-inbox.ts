import { changeStates, type ChangeState } from '@console/contracts/core/changes';
import { useSearchParams } from 'react-router';
import { approvals } from './endpoints.ts';
import { useLeaving } from './use-leaving.ts';

export const boxes = ['decide', 'made'] as const;
export const claims = ['none', 'me', 'others'] as const;
export type Box = (typeof boxes)[number];

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((each) => each === value);
/** Milliseconds between reads: others decide at the same time. */
const pollingInterval = 60_000;
export const allStates = 'ALL';
const stateNames = [allStates, ...changeStates.map(({ value }) => value as ChangeState)] as const;

/** The list that the address asks for, the change that is open, and how to ask for others. */
export function useInbox() {
  const [address, setAddress] = useSearchParams();
  const box = oneOf(boxes, address.get('box')) ?? 'decide';
  const state = oneOf(stateNames, address.get('state')) ?? 'PENDING';
  const claimed = oneOf(claims, address.get('claimed'));
  const module = address.get('module') ?? undefined;
  const page = Math.max(1, Number(address.get('page')) || 1);
  const reading = approvals.useQuery(
    {
      query: {
        box,
        page,
        ...(state === allStates ? {} : { state: [state] }),
        ...(claimed ? { claimed } : {}),
        ...(module ? { module } : {}),
        // What waits longest comes first; what is decided is looked up from its end.
        order: state === 'PENDING' ? 'oldest' : 'newest',
      },
    },
    { pollingInterval },
  );
  const { rows, ...leaving } = useLeaving(reading.data?.rows, state === 'PENDING');
  const named = address.get('change');
  const open = named ?? rows[0]?.secureId;
  /** Changes the address; without a value the parameter goes. Filters begin at the first page and its first change. */
  const ask = (changes: Readonly<Record<string, string | undefined>>, keep = false) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (!keep) for (const name of ['page', 'change']) next.delete(name);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: keep, preventScrollReset: true },
    );
  return {
    filters: { box, state, claimed, module },
    reading,
    rows,
    leaving,
    /** How many wait without those that are being decided on. */
    total: (reading.data?.total ?? 0) - ((reading.data?.rows.length ?? 0) - rows.length),
    open,
    page,
    ask,
    show: (secureId: string | undefined) => ask({ change: secureId }, true),
  };
}
export type Inbox = ReturnType<typeof useInbox>;
