import type { Referred, Target } from '@console/contracts/core/reference';
import { PageLink } from '../navigation/index.ts';
import { ReferredText } from './ReferredText.tsx';
import { useRecordPage } from './use-record-page.ts';

/**
 * A record that another one refers to, leading to its page for those who may open it.
 * @param target the resource that the field points at
 * @example
 * <ReferredLink target={field.target} secureId={record.regionId} referred={record.references.regionId} />
 */
export function ReferredLink({
  target,
  secureId,
  referred,
}: {
  readonly target: Target | undefined;
  readonly secureId: unknown;
  readonly referred: Referred;
}) {
  const pageOf = useRecordPage(target?.module ?? '');
  const text = <ReferredText referred={referred} />;
  return pageOf && typeof secureId === 'string' ? <PageLink to={pageOf(secureId)}>{text}</PageLink> : text;
}
