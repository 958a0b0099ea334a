import type { Resource } from '@console/contracts/core/resource';
import { later } from '@console/ui/later';
import { defineMessages, useMessages } from '@console/ui/messages';

const ValueChange = later(async () => ({ default: (await import('@console/ui/changes')).ValueChange }));

const messages = defineMessages({
  id: { waiting: 'Baris eksklusif menunggu persetujuan' },
  en: { waiting: 'Exclusive lines await approval' },
});

interface AwaitedSheetProps {
  readonly resource: Resource;
  /** The rate or fee whose sheet it is. */
  readonly base: { readonly branchId?: string | undefined; readonly baseId: string };
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
}

/** The change of the sheet of a rate or fee that awaits approval, also of one that does not exist yet. */
export function AwaitedSheet({ resource, base, onWaiting }: AwaitedSheetProps) {
  const t = useMessages(messages);
  return (
    <ValueChange
      resource={resource}
      field="baseId"
      value={base.baseId}
      place={base}
      heading={t('waiting')}
      onWaiting={onWaiting}
    />
  );
}
