import type { Resource } from '@console/contracts/core/resource';
import {
  assignmentRemarks,
  branchHistory,
  databaseTypeHistory,
  emailHistory,
  phoneHistory,
} from '@console/contracts/membership/membership/histories';
import { paymentHistory } from '@console/contracts/membership/membership/payments';
import { childTab } from '@console/ui/children';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { Tabs } from '@console/ui/tabs';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';

const routes = { module: 'membership', privilege: 'membership:browse', pages: {} };
const histories = [
  databaseTypeHistory,
  paymentHistory,
  phoneHistory,
  emailHistory,
  branchHistory,
  assignmentRemarks,
].map((resource) => childTab(resource as unknown as Resource, { parent: 'memberId', routes, title: resource.title }));

/** Parameters of the address that the histories use. */
export const historyParameters: readonly string[] = [
  'of',
  ...new Set(histories.flatMap(({ parameters = [] }) => parameters)),
];

/** Histories of a member, one at a time; the address keeps which. */
export function Histories({ member }: { readonly member: { readonly secureId: string } }) {
  const t = useMessages(messages);
  const text = useText();
  const [, setAddress] = useSearchParams();
  const [first] = histories;
  const { of } = useAddressValues({ of: { title: t('histories'), accepts: histories.map(({ key }) => key) } });
  const open = histories.find(({ key }) => key === of) ?? first!;
  const choose = (key: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of historyParameters) next.delete(name);
        next.set('of', key);
        return next;
      },
      { replace: true },
    );
  return (
    <Tabs
      label={t('histories')}
      tabs={histories.map(({ key, title, count }) => ({
        key,
        title: (
          <>
            {text(title)}
            {count?.(member)}
          </>
        ),
      }))}
      active={open.key}
      onChange={choose}
    >
      {open.content(member)}
    </Tabs>
  );
}
