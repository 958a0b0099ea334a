import { queryEndpoint } from '@console/api';
import { approvalStanding } from '@console/contracts/platform/approval-standing';
import type { Text } from '@console/contracts/core/text';

/** What the user has to do with approvals. */
export interface Standing {
  readonly decides: boolean;
  readonly made: boolean;
  readonly modules: readonly { readonly module: string; readonly title: Text }[];
}

/** Decides whether the page of approvals exists for the user. */
export const standing = queryEndpoint(approvalStanding);

/** Whether the page of approvals exists: for who decides anything or has made anything. */
export function useHasApprovals(): boolean {
  const { data } = standing.useQuery({});
  return data !== undefined && (data.decides || data.made);
}
