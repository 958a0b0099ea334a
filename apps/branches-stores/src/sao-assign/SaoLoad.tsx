import type { SaoAssignment } from '@console/contracts/branches-stores/sao-assign';
import { Tag } from '@console/ui/core';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** How many outlets the SAO of a row has, with a warning above the setting SAO_MAX_OUTLETS. */
export function SaoLoad({ row: { saoOutlets, saoHeavy } }: { readonly row: SaoAssignment }) {
  const t = useMessages(messages);
  if (saoOutlets === null) return '-';
  return (
    <>
      {formatNumber(saoOutlets)} {saoHeavy && <Tag colour="warning">{t('tooMany')}</Tag>}
    </>
  );
}
