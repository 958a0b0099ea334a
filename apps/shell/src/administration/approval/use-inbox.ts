import { changeStates, type ChangeState } from '@console/contracts/core/changes';
import { pageNumber, useAddressValues, useExistingPage } from '@console/ui/left-out';
import { common, useMessages } from '@console/ui/messages';
import { useSearchParams } from 'react-router';
import { approvals } from './endpoints.ts';
import { messages } from './messages.ts';
import type { Standing } from './standing.ts';
import { useLeaving } from './use-leaving.ts';

export const boxes = ['decide', 'made'] as const;
export const claims = ['none', 'me', 'others'] as const;
export type Box = (typeof boxes)[number];

/** Milliseconds between reads: others decide at the same time. */
const pollingInterval = 60_000;
export const allStates = 'ALL';
const stateNames = [allStates, ...changeStates.map(({ value }) => value as ChangeState)] as const;

/** The list that the address asks for, the change that is open, and how to ask for others. */
export function useInbox({ modules }: Pick<Standing, 'modules'>) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [, setAddress] = useSearchParams();
  const values = useAddressValues(
    {
      box: { title: t('box'), accepts: boxes },
      state: { title: words('status'), accepts: stateNames },
      claimed: { title: t('claimed'), accepts: claims },
      module: { title: t('module'), accepts: modules.map((each) => each.module) },
      page: pageNumber,
      change: { title: t('change'), accepts: () => true },
    },
    { isWhole: true },
  );
  const { module, change: named } = values;
  const box = (values.box ?? 'decide') as Box;
  const state = (values.state ?? 'PENDING') as (typeof stateNames)[number];
  const claimed = values.claimed as (typeof claims)[number] | undefined;
  const page = Number(values.page ?? 1);
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
  useExistingPage(reading.data, {
    page,
    size: reading.data?.size ?? 1,
    go: (last) => ask({ page: String(last), change: undefined }, true),
  });
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
