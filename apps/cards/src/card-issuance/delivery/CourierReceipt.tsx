import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { Tabs } from '@console/ui/tabs';
import { useSearchParams } from 'react-router';
import { CourierFile } from './CourierFile.tsx';
import { OneCardResult } from './CourierOne.tsx';
import { messages } from './messages.ts';

/** A courier's results for cards sent to members: one card with its signed slip, or a file of results. */
export function CourierReceipt({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const [, setAddress] = useSearchParams();
  const { tab = 'one' } = useAddressValues({ tab: { accepts: ['one', 'many'] } });
  return (
    <Tabs
      label={t('upload')}
      tabs={[
        { key: 'one', title: t('one') },
        { key: 'many', title: t('many') },
      ]}
      active={tab}
      onChange={(chosen) => setAddress({ tab: chosen }, { replace: true })}
    >
      {tab === 'one' ? (
        <OneCardResult delivery={delivery} onDone={onDone} />
      ) : (
        <CourierFile delivery={delivery} onDone={onDone} />
      )}
    </Tabs>
  );
}
