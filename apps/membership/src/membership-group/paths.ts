import { addressOf, recordAt } from '@console/contracts/routes/address';

/** A group has one page, which shows and changes it. */
export const paths = {
  create: addressOf('/membership-group/create'),
  import: addressOf('/membership-group/import'),
  detail: recordAt('/membership-group/:id/update'),
} as const;

/** The page that adds members, to a group where one is given. */
export const addPath = (groupId?: string): string =>
  `${addressOf('/membership-group/create-mapping')}${groupId === undefined ? '' : `?groupId=${groupId}`}`;
