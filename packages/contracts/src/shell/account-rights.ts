/**
 * Fields of an account that decide what its owner may do, or who can become its owner
 * (docs/model/shell.md#who-may-make-whom-into-what).
 */
export const guardedAccountFields = [
  'email',
  'userType',
  'roleIds',
  'mappingType',
  'branchIds',
  'mraIds',
  'mroId',
  'printVendorCode',
  'localLoginAllowed',
  'validFrom',
  'validTo',
] as const;
