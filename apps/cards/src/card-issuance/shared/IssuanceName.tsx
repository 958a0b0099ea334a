import { resourceApi } from '@console/api';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuances } from '@console/contracts/cards/card-issuance/issuance';
import { useBreadcrumb } from '@console/ui/page';
import { useParams } from 'react-router';
import { paths } from '../paths.ts';

/**
 * Sets the breadcrumb of the issuance above a delivery's page; a delivery may carry cards of several issuances and
 * names one.
 */
export function IssuanceName({ delivery: { issuanceId, issuanceNo } }: { readonly delivery: Delivery }) {
  const { detailId = '' } = useParams();
  useBreadcrumb(issuanceId === detailId ? issuanceNo : null, paths.detail({ secureId: detailId }));
  return null;
}

/** Sets the breadcrumb of the issuance above a page that knows only its id. */
export function useIssuanceName(secureId: string): void {
  const { currentData } = resourceApi(issuances).useDetailQuery(secureId);
  useBreadcrumb(currentData?.issuanceNo, paths.detail({ secureId }));
}
