import { Tag } from '../core/index.ts';
import { promoStatusColour, statusColour, type Colour } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';

/**
 * Status of a record in its fixed colour, always with a word (docs/model/specification.md#status-colours).
 * @example
 * <StatusTag status={record.status} />
 */
export function StatusTag({
  status,
  colour = statusColour(status),
  children,
}: {
  readonly status: string;
  readonly colour?: Colour;
  /** The word to show; default "Aktif" or "Tidak aktif". */
  readonly children?: string;
}) {
  const t = useMessages(common);
  const word = status === 'active' ? t('active') : status === 'inactive' ? t('inactive') : status;
  return <Tag colour={colour}>{children ?? word}</Tag>;
}

/**
 * Status of a promo: new, active or inactive, in the colours of promos.
 * @example
 * <PromoStatusTag status={promo.status} />
 */
export const PromoStatusTag = ({ status, children }: { readonly status: string; readonly children?: string }) => (
  <StatusTag status={status} colour={promoStatusColour(status)}>
    {children}
  </StatusTag>
);
