import type { ListQuery } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect } from 'react';
import { keepWalk } from '../walk/index.ts';
import type { ListPaths } from './props.ts';
import type { useList } from './use-list.ts';

/** Keeps the shown page of a list, so that the pages of its records lead to the next one of the same filter. */
export function useKeptWalk(
  { module }: Resource,
  { detail }: ListPaths,
  { rows, result, query }: ReturnType<typeof useList>,
): void {
  useEffect(() => {
    if (!detail || !result) return;
    keepWalk(module, {
      ids: rows.map(({ secureId }) => secureId),
      query: { ...query, page: result.page, size: result.size } as ListQuery & { page: number; size: number },
      total: result.total,
      path: detail as (record: { readonly secureId: string }) => string,
    });
  }, [module, detail, rows, result, query]);
}
