import { exportBreach, useMenu } from '@console/auth';
import { sharedErrors } from '@console/contracts/core/errors';
import { fill } from '@console/contracts/core/fill';
import { restrictionRules } from '@console/contracts/core/downloads';
import type { Resource } from '@console/contracts/core/resource';
import { useText } from '../messages/index.ts';

/**
 * Why a list cannot be exported now, in the words of the services' refusal: the export restriction of the person's
 * roles, or a required period that is not chosen. Undefined when it can.
 * @param query the current filters
 * @example
 * const why = useExportWhy(cardTypes, state.filters);
 */
export function useExportWhy(
  { privilege, module, list }: Pick<Resource, 'privilege' | 'module' | 'list'>,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const text = useText();
  const menu = useMenu();
  const exports = (menu.state === 'loaded' && menu.data.exports) || [];
  const breach = exportBreach(exports, { privilege, module }, 'from' in list.filters && query['from'] === undefined);
  if (!breach) return undefined;
  const rule = fill(text(restrictionRules[breach.rule]), 'maximum' in breach ? { maximum: breach.maximum } : {});
  return text(sharedErrors.EXPORT_RESTRICTED.text, { rule });
}
